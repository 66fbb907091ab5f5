/** The prompt: who is asked what, by which rule; the choices as buttons; the selections; the preview of a choice. */
import { memo, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { useTableBasics } from "../board/context";
import { Delta } from "../board/counters";
import { traitsOf } from "../games";
import { TextWithIcons } from "../icons";
import { SeatShape, UiIcon } from "../icons/ui";
import type { Choice, Section } from "../protocol";
import { useSettings } from "../settings";
import { ErrorText } from "../ui/errors";
import { NewTabLink } from "../ui/newtablink";
import { plain, type Segment, type Words } from "../words/words";
import { diff } from "./diff";
import { HintButton, HintPanel } from "./hint";
import {
  choiceGroups,
  type Group,
  groupsByVerb,
  groupsWithKeys,
  isDangerous,
  lastChoice,
  type Selection,
} from "./selection";
import { Sentence } from "./sentence";
import { StandingAnswers } from "./standinganswers";
import type { Preview as ChoicePreview, TableData, TableStore } from "./store";
import { RuleText, WhyNot } from "./whynot";

const MANY = 2; // buttons; on a phone, more than this are one line to swipe

type Props = {
  store: TableStore;
  data: TableData; // of one moment: the selections belong to its choices
  turnText: string; // says that it is the own turn
  rules: ReadonlyMap<string, string>;
  wantRules: () => void; // the texts of rules are about to be looked at
  questions: Record<string, string>;
};

export const Prompt = memo(function Prompt({ store, data, turnText, rules, wantRules, questions }: Props) {
  const { words, viewer, game } = useTableBasics();
  const { state, selections, chosen } = data;
  if (!state) return null;
  const asked = state.asked;
  const mine = !!asked && asked.seat === viewer && viewer !== "";
  const chair = data.table?.chairs.find((x) => x.seat === asked?.seat);
  const end = mine ? lastChoice(state.choices ?? [], traitsOf(game).idle) : null;
  const waiting = chair?.bot ? "web-thinking" : "web-waiting";
  return (
    <section className="prompt" aria-label={words.say("web-prompt")} data-mine={mine ? "" : undefined}>
      {data.connection !== "open" && (
        <p className="notice" role="status">
          <UiIcon name="clock" size={18} /> {words.say("web-reconnecting")}
        </p>
      )}
      {data.undoWanted && <UndoRequest store={store} />}
      {data.refused && (
        <p className="notice bad" role="alert">
          <UiIcon name="lock" size={18} />
          <span>
            {data.refused.rule ? (
              <RuleText rule={data.refused.rule} rules={rules} missing={data.refused.missing} />
            ) : (
              <ErrorText failed={{ id: data.refused.error || "refused", reason: data.refused.reason ?? null }} />
            )}
          </span>
          <Dismiss store={store} />
        </p>
      )}
      {data.why && <WhyNot why={data.why} rules={rules} dismiss={store.dismiss} />}
      {mine && !chosen && <HintPanel store={store} data={data} />}
      <div className="question">
        {asked ? (
          <>
            <span className="question-who" data-seat={asked.seat}>
              <SeatShape seat={asked.seat} />
              <strong>{mine ? turnText : words.say(waiting, { name: words.seat(asked.seat) })}</strong>
            </span>
            <span className="question-what">
              {end ? words.say("web-only-end") : <Sentence segments={capitalized(words.question(asked))} />}
            </span>
            <NewTabLink
              className="rule-link"
              href={`/rules/${game}#${asked.rule}`}
              title={rules.get(asked.rule)}
              onPointerEnter={wantRules}
              onFocus={wantRules}
            >
              {asked.rule}
            </NewTabLink>
            {!mine && <Clock n={state.n} />}
            {mine && data.table?.hints && <HintButton store={store} advising={data.advising} />}
          </>
        ) : (
          <strong className="game-over">{words.say("web-over")}</strong>
        )}
      </div>
      {mine && !end && !selections.length && !chosen && <Help question={asked.question} />}
      <StandingAnswers store={store} state={state} mine={mine} questions={questions} />
      {mine && (selections.length > 0 || chosen) && <Crumbs store={store} data={data} />}
      {mine && chosen ? (
        <ChosenAction store={store} choice={chosen} preview={data.preview} board={state.board} busy={data.busy} />
      ) : (
        mine && <Choices store={store} choices={state.choices ?? []} selections={selections} end={end} />
      )}
    </section>
  );
});

/** A sentence with a capital letter at its start. */
function capitalized([first, ...rest]: Segment[]): Segment[] {
  return first ? [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest] : [];
}

/** The text before a dash or a colon that only the open part follows. */
const withoutOpenEnd = (text: string): string => text.replace(/(?:\s—|:)\s…(?:.*…)?$/u, "");

/** A sentence that explains the question. */
function Help({ question }: { question: string }) {
  const { words } = useTableBasics();
  const wanted = useSettings((s) => s.helps);
  const [open, setOpen] = useState(false); // on a phone it is one line until it is tapped
  if (!wanted || !words.has(`help-${question}`)) return null;
  return (
    <p className="help" data-open={open ? "" : undefined}>
      <button type="button" className="help-text" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.say(`help-${question}`)}
      </button>
      <button
        type="button"
        className="tool"
        onClick={() => useSettings.setState({ helps: false })}
        aria-label={words.say("web-help-off")}
        title={words.say("web-help-off")}
      >
        <UiIcon name="close" size={14} />
      </button>
    </p>
  );
}

function Dismiss({ store }: { store: TableStore }) {
  const { words } = useTableBasics();
  return (
    <button type="button" className="tool" onClick={store.dismiss} aria-label={words.say("web-close")}>
      <UiIcon name="close" size={18} />
    </button>
  );
}

function UndoRequest({ store }: { store: TableStore }) {
  const wanted = useStore(store, (s) => s.undoWanted);
  const { words, viewer } = useTableBasics();
  if (!wanted) return null;
  const own = wanted.seat === viewer;
  return (
    <div className="notice" role="alert">
      <UiIcon name="undo" size={18} />
      <span>{own ? words.say("web-undo-asked") : words.say("web-undo-wanted", { name: words.seat(wanted.seat) })}</span>
      {viewer && !own && !wanted.agreed.includes(viewer) && (
        <button type="button" className="button small" onClick={() => store.agree(true)}>
          {words.say("web-agree")}
        </button>
      )}
      {viewer && (
        <button type="button" className="button small quiet" onClick={() => store.agree(false)}>
          {words.say(own ? "web-withdraw" : "web-decline")}
        </button>
      )}
    </div>
  );
}

/** How long the player who is asked has been thinking. */
function Clock({ n }: { n: number }) {
  const [seconds, setSeconds] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every line of the record starts it again
  useEffect(() => {
    const began = Date.now();
    setSeconds(0);
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [n]);
  return (
    <span className="clock num" aria-hidden="true">
      <UiIcon name="clock" size={16} /> {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}

function Crumbs({ store, data }: { store: TableStore; data: TableData }) {
  const { words } = useTableBasics();
  const { selections, chosen, state } = data;
  const open = (verb: string) => (state?.choices ?? []).find((x) => x.verb === verb) as Choice;
  const textOf = (selection: Selection) =>
    "verb" in selection ? withoutOpenEnd(plain(words.action(open(selection.verb), 9))) : words.ref(selection.ref);
  return (
    <nav className="crumbs" aria-label={words.say("web-picked")}>
      <button
        type="button"
        className="tool"
        onClick={store.back}
        aria-label={words.say("web-back")}
        title={words.say("web-back")}
      >
        <UiIcon name="left" size={18} />
      </button>
      {selections.map((selection, i) => (
        <button key={JSON.stringify(selection)} type="button" className="crumb" onClick={() => store.backTo(i)}>
          {textOf(selection)}
          <UiIcon name="close" size={14} />
        </button>
      ))}
      {chosen && <span className="crumb last">{plain(words.action(chosen))}</span>}
    </nav>
  );
}

function Choices({
  store,
  choices,
  selections,
  end,
}: {
  store: TableStore;
  choices: readonly Choice[];
  selections: Selection[];
  end: Choice | null; // the one that is left, and ends the turn
}) {
  const { words } = useTableBasics();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hint = (group: Group | null) => {
    clearTimeout(timer.current);
    const only = group?.choices.length === 1 ? group.choices[0] : null;
    if (!only) return store.hint(null);
    timer.current = setTimeout(() => store.hint(only), 250);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const all = choiceGroups(choices, selections);
  const keys = groupsWithKeys(all);
  const choose = (group: Group) => {
    clearTimeout(timer.current);
    if (group.choices.length === 1 && group.choices[0]) store.choose(group.choices[0]);
    else store.select(group.selection);
  };
  const button = (group: Group) => (
    <button
      key={group.key}
      type="button"
      className={isDangerous(group.example) ? "choice dangerous" : group.example === end ? "choice main" : "choice"}
      onClick={() => choose(group)}
      onPointerEnter={() => hint(group)}
      onPointerLeave={() => hint(null)}
      onFocus={(e) => e.currentTarget.matches(":focus-visible") && hint(group)}
      onBlur={() => hint(null)}
      data-move={group.choices.length === 1 ? group.example.move : undefined}
    >
      {keys.includes(group) && <kbd>{keys.indexOf(group) + 1}</kbd>}
      {isDangerous(group.example) && <UiIcon name="flag" size={16} />}
      <span>{withoutOpenEnd(plain(words.action(group.example, group.openArguments)))}</span>
      {group.choices.length > 1 ? (
        <span className="choice-count">{group.choices.length}</span>
      ) : (
        group.example.price && <Price choice={group.example} words={words} />
      )}
    </button>
  );
  const parts = groupsByVerb(all);
  return (
    <div className="choices" data-many={all.length > MANY ? "" : undefined}>
      {parts.map((cluster) => (
        <div key={cluster[0]?.key} className="cluster" data-last={isLast(cluster) ? "" : undefined}>
          {cluster.map(button)}
        </div>
      ))}
    </div>
  );
}

/** Do these choices end the turn or pass? */
function isLast(cluster: Group[]): boolean {
  return ["end", "pass", "done"].includes(cluster[0]?.example.verb ?? "");
}

function Price({ choice, words }: { choice: Choice; words: Words }) {
  return choice.price ? (
    <span className="price">
      <span aria-hidden="true">
        <TextWithIcons text={words.priceSign(choice.price)} />
      </span>
      <span className="visually-hidden">
        {plain(words.price({ costs: choice.price.costs.map((x) => ({ ...x, parts: [] })) }))}
      </span>
    </span>
  ) : null;
}

function ChosenAction({
  store,
  choice,
  preview,
  board,
  busy,
}: {
  store: TableStore;
  choice: Choice;
  preview: ChoicePreview | null;
  board: Section[];
  busy: boolean;
}) {
  const { words } = useTableBasics();
  const confirm = useRef<HTMLButtonElement>(null);
  const ready = !!preview && !busy;
  useEffect(() => {
    if (ready) confirm.current?.focus();
  }, [ready]);
  return (
    <div className="chosen">
      <Preview choice={choice} preview={preview} board={board} />
      <div className="row">
        <button type="button" ref={confirm} className="button" disabled={!ready} onClick={store.confirm}>
          <UiIcon name="check" size={18} /> {busy ? words.say("web-sending") : words.say("web-confirm")}
        </button>
        <button type="button" className="button quiet" onClick={store.back}>
          {words.say("web-back")}
        </button>
      </div>
    </div>
  );
}

function Preview({ choice, preview, board }: { choice: Choice; preview: ChoicePreview | null; board: Section[] }) {
  const { words } = useTableBasics();
  const price = preview?.price ?? choice.price;
  const changes = preview?.board ? diff(board, preview.board) : null;
  const bySeat =
    changes &&
    Map.groupBy(
      changes.counts.filter((x) => x.seat && x.name),
      (x) => x.seat,
    );
  return (
    <div className="preview">
      {price && (
        <p>
          <b>{words.say("web-pays")}</b> <Sentence segments={words.price(price)} />
        </p>
      )}
      {bySeat &&
        [...bySeat].map(([seat, counts]) => (
          <p key={seat} className="changes">
            <SeatShape seat={seat} size={12} /> <span>{words.seat(seat)}</span>
            {counts.slice(0, 8).map((x) => (
              <span key={x.title + x.name} className="change">
                {words.label(x.name)} <Delta value={x.after - x.before} />
              </span>
            ))}
          </p>
        ))}
      {preview && !preview.board && <p className="muted">{words.say("web-no-preview")}</p>}
      {preview?.asks && <p className="muted">{words.say("web-asks")}</p>}
    </div>
  );
}
