/** The prompt: who is asked what, by which rule; the choices as buttons; the selections; the preview of a choice. */
import { lazy, memo, Suspense, useEffect, useState } from "react";
import { useStore } from "zustand";
import { useTableBasics } from "../board/context";
import { sectionOf } from "../board/find";
import { traitsOf } from "../games";
import type { VerbBarTraits } from "../games/game";
import { SeatShape, UiIcon } from "../icons/ui";
import type { Asked, Choice } from "../protocol";
import { useSettings } from "../settings";
import { ErrorText } from "../ui/errors";
import { NewTabLink } from "../ui/newtablink";
import { plain, type Segment, split, type Words } from "../words/words";
import { Choices, drawnRefs, type Point, withoutOpenEnd } from "./choices";
import { ChosenAction } from "./chosen";
import { HintButton } from "./hint";
import { opensMenu, ThingMenu } from "./menu";
import { lastChoice, type Selection } from "./selection";
import { Sentence } from "./sentence";
import { StandingAnswers } from "./standinganswers";
import type { TableData, TableStore } from "./store";
import { OTHER, Pips, VerbBar } from "./verbbar";
import { RuleText, WhyNot } from "./whynot";

const HintPanel = lazy(() => import("./hintpanel").then((x) => ({ default: x.HintPanel })));

type Props = {
  store: TableStore;
  data: TableData; // of one moment: the selections belong to its choices
  turnText: string; // says that it is the own turn
  rules: ReadonlyMap<string, string>;
  wantRules: () => void; // the texts of rules are about to be looked at
  questions: Record<string, string>;
  point: Point; // at a thing on the board
  whyInPanel: boolean; // an open panel says why not
};

export const Prompt = memo(function Prompt(props: Props) {
  const { store, data, rules, questions, point } = props;
  const { words, viewer, game } = useTableBasics();
  const { state, selections, chosen } = data;
  const [lacking, setLacking] = useState(""); // for the verb below the pointer that cannot be used
  if (!state) return null;
  const asked = state.asked;
  const mine = !!asked && asked.seat === viewer && viewer !== "";
  const choices = state.choices ?? [];
  const { idle, ownMenus, verbBar } = traitsOf(game);
  const end = mine ? lastChoice(choices, idle) : null;
  const picked = mine && (selections.length > 0 || !!chosen);
  const hasOwn = !!ownMenus && split(data.anchor?.ref ?? "")[0] === ownMenus;
  const asks = chosen || (!hasOwn && opensMenu(choices, selections, drawnRefs(state.board)));
  const menu = picked && data.anchor && asks;
  const bar = mine && !picked && asked.question === verbBar?.question ? verbBar : null;
  const answer = chosen ? (
    <ChosenAction store={store} choice={chosen} preview={data.preview} board={state.board} busy={data.busy} />
  ) : bar ? (
    <VerbBar store={store} bar={bar} choices={choices} tell={setLacking} ends={end} />
  ) : (
    <Choices store={store} data={data} end={end} point={point} compact={picked && hasOwn} />
  );
  return (
    <section
      className="prompt"
      aria-label={words.say("web-prompt")}
      data-mine={mine ? "" : undefined}
      data-question={mine ? asked.question : undefined}
    >
      <div className="prompt-notices">
        <Notices store={store} data={data} />
        {data.why && !props.whyInPanel && <WhyNot why={data.why} rules={rules} dismiss={store.dismiss} />}
        {data.refused && <Refusal store={store} refused={data.refused} rules={rules} />}
      </div>
      {mine && !chosen && (data.advice || data.advising) && (
        <Suspense fallback={null}>
          <HintPanel store={store} data={data} />
        </Suspense>
      )}
      <div className="prompt-line">
        {asked ? (
          <Question {...props} asked={asked} mine={mine} end={end} n={state.n} lacking={bar ? lacking : ""} bar={bar} />
        ) : (
          <div className="question">
            <strong className="game-over">{words.say("web-over")}</strong>
          </div>
        )}
        <StandingAnswers store={store} state={state} mine={mine} questions={questions} />
        {picked && !menu && <Crumbs store={store} data={data} />}
        {mine && !menu && answer}
      </div>
      {menu && data.anchor && (
        <ThingMenu store={store} anchor={data.anchor}>
          {selections.length > 1 && <Crumbs store={store} data={data} />}
          {answer}
        </ThingMenu>
      )}
    </section>
  );
});

type QuestionProps = Props & {
  asked: Asked;
  mine: boolean;
  end: Choice | null;
  n: number;
  lacking: string; // in place of the question
  bar: VerbBarTraits | null;
};

/** Who is asked what, and by which rule. */
function Question(props: QuestionProps) {
  const { store, data, turnText, rules, wantRules, asked, mine, end, n, lacking, bar } = props;
  const { words, game } = useTableBasics();
  const special = (mine && traitsOf(game).asks?.(asked.question, data.state?.choices ?? [])) || "";
  const chair = data.table?.chairs.find((x) => x.seat === asked.seat);
  const waiting = chair?.bot ? "web-thinking" : "web-waiting";
  return (
    <div className="question">
      <span className="question-who" data-seat={asked.seat}>
        <SeatShape seat={asked.seat} />
        <strong>{mine ? turnText : words.say(waiting, { name: words.seat(asked.seat) })}</strong>
      </span>
      {bar && <Pips of={bar} board={data.state?.board ?? []} />}
      <span className="question-what" data-lacking={lacking ? "" : undefined}>
        {lacking ? (
          <>
            <UiIcon name="lock" size={14} /> {lacking}
          </>
        ) : end || special ? (
          special ? (
            words.say(special)
          ) : (
            whatIsLeft(data, game, words)
          )
        ) : (
          <Sentence segments={capitalized(words.question(asked))} />
        )}
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
      {mine && !end && !data.selections.length && !data.chosen && (
        <Help of={special ? `${special}-about` : `help-${asked.question}`} />
      )}
      {!mine && <Clock n={n} />}
      {mine && data.table?.hints && <HintButton store={store} advising={data.advising} />}
    </div>
  );
}

/** That nothing is left to do but to end the turn; or what is asked then. */
function whatIsLeft({ state }: TableData, game: string, words: Words): string {
  const [section, message] = traitsOf(game).atEnd ?? [];
  const asked = section ? sectionOf(state?.board ?? [], "cards", section)?.items : undefined;
  if (!message || !asked?.length) return words.say("web-only-end");
  return words.say(message, { names: asked.map((x) => words.ref(x.ref)).join(", ") });
}

/** What the table has to say beside the question. */
function Notices({ store, data }: { store: TableStore; data: TableData }) {
  const { words } = useTableBasics();
  return (
    <>
      {data.connection !== "open" && (
        <p className="notice" role="status">
          <UiIcon name="clock" size={18} /> {words.say("web-reconnecting")}
        </p>
      )}
      {data.undoWanted && <UndoRequest store={store} />}
    </>
  );
}

type RefusalProps = {
  store: TableStore;
  refused: NonNullable<TableData["refused"]>;
  rules: ReadonlyMap<string, string>;
};

function Refusal({ store, refused, rules }: RefusalProps) {
  const { words } = useTableBasics();
  return (
    <p className="notice bad" role="alert">
      <UiIcon name="lock" size={18} />
      <span>
        {refused.rule ? (
          <RuleText rule={refused.rule} rules={rules} missing={refused.missing} />
        ) : (
          <ErrorText failed={{ id: refused.error || "refused", reason: refused.reason ?? null }} />
        )}
      </span>
      <button type="button" className="tool" onClick={store.dismiss} aria-label={words.say("web-close")}>
        <UiIcon name="close" size={18} />
      </button>
    </p>
  );
}

/** A sentence with a capital letter at its start. */
function capitalized([first, ...rest]: Segment[]): Segment[] {
  return first ? [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest] : [];
}

/** A sentence that explains the question. */
function Help({ of }: { of: string }) {
  const { words } = useTableBasics();
  const wanted = useSettings((s) => s.helps);
  const [open, setOpen] = useState(false); // on a phone it is one line until it is tapped
  if (!wanted || !words.has(of)) return null;
  return (
    <span className="help" data-open={open ? "" : undefined}>
      <button type="button" className="help-text" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{words.say(of)}</span>
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
    </span>
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
  const { words, game } = useTableBasics();
  const { selections, chosen, state } = data;
  const { verbBar } = traitsOf(game);
  const open = (verb: string) => (state?.choices ?? []).find((x) => x.verb === verb) as Choice;
  const textOf = (selection: Selection) => {
    if ("ref" in selection) return words.ref(selection.ref);
    const button = verbBar?.buttons.find((x) => x.verbs.includes(selection.verb));
    if (button) return words.say(`bar-${button.name}`);
    if (verbBar && selection.also) return words.say(`bar-${OTHER.name}`);
    return withoutOpenEnd(plain(words.action(open(selection.verb), 9)));
  };
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
