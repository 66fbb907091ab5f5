/** The prompt bar: who, what, why; choices as buttons; the crumb trail; what the last choice left would change. */
import { memo, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { useSteady } from "../board/context";
import { Delta } from "../board/counters";
import { Signs } from "../icons";
import { Shape, Ui } from "../icons/ui";
import type { Choice, PreviewIs, Section } from "../protocol";
import { Link } from "../router";
import { useSettings } from "../settings";
import { marked } from "../ui/marked";
import { Out } from "../ui/out";
import { Wrong } from "../ui/trouble";
import { plain, type Segment, type Words } from "../words/words";
import { diff } from "./diff";
import { clusters, type Group, groups, isGrave, numbered, type Pick } from "./narrow";
import { SaidText } from "./said";
import { Standing } from "./standing";
import type { TableData, TableStore } from "./store";

const MANY = 2; // buttons; more than so many are one line to swipe on a phone

type Props = {
  store: TableStore;
  data: TableData; // of one moment: what is picked belongs to its choices
  call: string; // that it is the own turn
  rules: ReadonlyMap<string, string>;
  questions: Record<string, string>;
};

export const Prompt = memo(function Prompt({ store, data, call, rules, questions }: Props) {
  const { words, viewer, game } = useSteady();
  const { state, picks, chosen } = data;
  if (!state) return null;
  const asked = state.asked;
  const mine = !!asked && asked.seat === viewer && viewer !== "";
  return (
    <section className="prompt" aria-label={words.say("web-prompt")} data-mine={mine ? "" : undefined}>
      {data.link !== "open" && (
        <p className="notice" role="status">
          <Ui name="clock" size={18} /> {words.say("web-reconnecting")}
        </p>
      )}
      {data.undoWanted && <UndoWanted store={store} />}
      {data.refused && (
        <p className="notice bad" role="alert">
          <Ui name="lock" size={18} />
          <span>
            {data.refused.rule ? (
              <RuleText rule={data.refused.rule} rules={rules} />
            ) : (
              <Wrong failed={{ id: data.refused.error || "refused", reason: data.refused.reason ?? null }} />
            )}
          </span>
          <Dismiss store={store} />
        </p>
      )}
      {data.why && <WhyNot store={store} rules={rules} />}
      <div className="question">
        {asked ? (
          <>
            <span className="question-who" data-seat={asked.seat}>
              <Shape seat={asked.seat} />
              <strong>{mine ? call : words.say("web-waiting", { name: words.seat(asked.seat) })}</strong>
            </span>
            <span className="question-what">
              <SaidText segments={large(words.question(asked))} />
            </span>
            <Out className="rule-link" href={`/rules/${game}#${asked.rule}`} title={rules.get(asked.rule)}>
              {asked.rule}
            </Out>
            {!mine && <Clock n={state.n} />}
          </>
        ) : (
          <strong className="over">{words.say("web-over")}</strong>
        )}
      </div>
      {mine && !picks.length && !chosen && <Help question={asked.question} />}
      <Standing store={store} state={state} mine={mine} questions={questions} />
      {mine && (picks.length > 0 || chosen) && <Crumbs store={store} data={data} />}
      {mine && chosen ? (
        <Chosen store={store} choice={chosen} look={data.look} board={state.board} busy={data.busy} />
      ) : (
        mine && <Choices store={store} choices={state.choices ?? []} picks={picks} />
      )}
    </section>
  );
});

/** As a sentence of its own begins. */
function large([first, ...rest]: Segment[]): Segment[] {
  return first ? [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest] : [];
}

/** Where a language puts what is still open behind a dash or a colon, the words before it say enough. */
const short = (said: string): string => said.replace(/(?:\s—|:)\s…(?:.*…)?$/u, "");

/** For a newcomer: what the question is about, in a sentence. */
function Help({ question }: { question: string }) {
  const { words } = useSteady();
  const wanted = useSettings((s) => s.helps);
  const [open, setOpen] = useState(false); // on a phone it is one line until it is touched
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
        <Ui name="close" size={14} />
      </button>
    </p>
  );
}

export function RuleText({ rule, rules }: { rule: string; rules: ReadonlyMap<string, string> }) {
  const { words, game } = useSteady();
  const text = words.why(rule, rules);
  return (
    <>
      <Link href={`/rules/${game}#${rule}`} target="_blank">
        {rule}
      </Link>{" "}
      <span lang={words.has(`why-${rule}`) ? undefined : "en"}>{marked(text)}</span>
    </>
  );
}

function Dismiss({ store }: { store: TableStore }) {
  const { words } = useSteady();
  return (
    <button type="button" className="tool" onClick={store.dismiss} aria-label={words.say("web-close")}>
      <Ui name="close" size={18} />
    </button>
  );
}

function WhyNot({ store, rules }: { store: TableStore; rules: ReadonlyMap<string, string> }) {
  const why = useStore(store, (s) => s.why);
  const { words } = useSteady();
  if (!why) return null;
  const told = [...Map.groupBy(why.why, (x) => x.rule)].slice(0, 3);
  return (
    <div className="notice why" role="status">
      <Ui name="lock" size={18} />
      <div>
        <strong>{words.ref(why.ref)}</strong>
        {told.length === 0 && <p>{words.say("why-ECU-1")}</p>}
        {told.map(([rule, same]) => (
          <p key={rule}>
            {same[0] && <em>{plain(words.action(same[0]))}: </em>}
            <RuleText rule={rule} rules={rules} />
          </p>
        ))}
      </div>
      <Dismiss store={store} />
    </div>
  );
}

function UndoWanted({ store }: { store: TableStore }) {
  const wanted = useStore(store, (s) => s.undoWanted);
  const { words, viewer } = useSteady();
  if (!wanted) return null;
  const own = wanted.seat === viewer;
  return (
    <div className="notice" role="alert">
      <Ui name="undo" size={18} />
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

/** How long the one who is asked has been thinking. */
function Clock({ n }: { n: number }) {
  const [seconds, setSeconds] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every line of the record starts it anew
  useEffect(() => {
    const began = Date.now();
    setSeconds(0);
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [n]);
  return (
    <span className="clock num" aria-hidden="true">
      <Ui name="clock" size={16} /> {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}

function Crumbs({ store, data }: { store: TableStore; data: TableData }) {
  const { words } = useSteady();
  const { picks, chosen, state } = data;
  const open = (verb: string) => (state?.choices ?? []).find((x) => x.verb === verb) as Choice;
  const said = (pick: Pick) => ("verb" in pick ? short(plain(words.action(open(pick.verb), 9))) : words.ref(pick.ref));
  return (
    <nav className="crumbs" aria-label={words.say("web-picked")}>
      <button
        type="button"
        className="tool"
        onClick={store.back}
        aria-label={words.say("web-back")}
        title={words.say("web-back")}
      >
        <Ui name="left" size={18} />
      </button>
      {picks.map((pick, i) => (
        <button key={JSON.stringify(pick)} type="button" className="crumb" onClick={() => store.backTo(i)}>
          {said(pick)}
          <Ui name="close" size={14} />
        </button>
      ))}
      {chosen && <span className="crumb last">{plain(words.action(chosen))}</span>}
    </nav>
  );
}

function Choices({ store, choices, picks }: { store: TableStore; choices: readonly Choice[]; picks: Pick[] }) {
  const { words } = useSteady();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hint = (group: Group | null) => {
    clearTimeout(timer.current);
    const only = group?.choices.length === 1 ? group.choices[0] : null;
    if (!only) return store.hint(null);
    timer.current = setTimeout(() => store.hint(only), 250);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const all = groups(choices, picks);
  const keys = numbered(all);
  const take = (group: Group) => {
    clearTimeout(timer.current);
    if (group.choices.length === 1 && group.choices[0]) store.choose(group.choices[0]);
    else store.pick(group.pick);
  };
  const button = (group: Group) => (
    <button
      key={group.key}
      type="button"
      className={isGrave(group.said) ? "choice grave" : "choice"}
      onClick={() => take(group)}
      onPointerEnter={() => hint(group)}
      onPointerLeave={() => hint(null)}
      onFocus={(e) => e.currentTarget.matches(":focus-visible") && hint(group)}
      onBlur={() => hint(null)}
      data-move={group.choices.length === 1 ? group.said.move : undefined}
    >
      {keys.includes(group) && <kbd>{keys.indexOf(group) + 1}</kbd>}
      {isGrave(group.said) && <Ui name="flag" size={16} />}
      <span>{short(plain(words.action(group.said, group.open)))}</span>
      {group.choices.length > 1 ? (
        <span className="times">{group.choices.length}</span>
      ) : (
        group.said.price && <Price choice={group.said} words={words} />
      )}
    </button>
  );
  const parts = clusters(all);
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

/** What ends the turn or passes. */
function isLast(cluster: Group[]): boolean {
  return ["end", "pass", "done"].includes(cluster[0]?.said.verb ?? "");
}

function Price({ choice, words }: { choice: Choice; words: Words }) {
  return choice.price ? (
    <span className="price">
      <span aria-hidden="true">
        <Signs text={words.priceSign(choice.price)} />
      </span>
      <span className="unseen">
        {plain(words.price({ costs: choice.price.costs.map((x) => ({ ...x, parts: [] })) }))}
      </span>
    </span>
  ) : null;
}

function Chosen({
  store,
  choice,
  look,
  board,
  busy,
}: {
  store: TableStore;
  choice: Choice;
  look: PreviewIs | null;
  board: Section[];
  busy: boolean;
}) {
  const { words } = useSteady();
  const confirm = useRef<HTMLButtonElement>(null);
  const ready = !!look && !busy;
  useEffect(() => {
    if (ready) confirm.current?.focus();
  }, [ready]);
  return (
    <div className="chosen">
      <Preview choice={choice} look={look} board={board} />
      <div className="row">
        <button type="button" ref={confirm} className="button" disabled={!ready} onClick={store.confirm}>
          <Ui name="check" size={18} /> {busy ? words.say("web-sending") : words.say("web-confirm")}
        </button>
        <button type="button" className="button quiet" onClick={store.back}>
          {words.say("web-back")}
        </button>
      </div>
    </div>
  );
}

function Preview({ choice, look, board }: { choice: Choice; look: PreviewIs | null; board: Section[] }) {
  const { words } = useSteady();
  const price = look?.price ?? choice.price;
  const changes = look?.board ? diff(board, look.board) : null;
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
          <b>{words.say("web-pays")}</b> <SaidText segments={words.price(price)} />
        </p>
      )}
      {bySeat &&
        [...bySeat].map(([seat, counts]) => (
          <p key={seat} className="changes">
            <Shape seat={seat} size={12} /> <span>{words.seat(seat)}</span>
            {counts.slice(0, 8).map((x) => (
              <span key={x.title + x.name} className="change">
                {words.label(x.name)} <Delta value={x.after - x.before} />
              </span>
            ))}
          </p>
        ))}
      {look && !look.board && <p className="muted">{words.say("web-no-preview")}</p>}
      {look?.asks && <p className="muted">{words.say("web-asks")}</p>}
    </div>
  );
}
