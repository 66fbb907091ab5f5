/** The table: whose seats are yours decides whose eyes the socket has; one device may have several. */
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { Board } from "../board/board";
import { type Table, TableContext } from "../board/context";
import { finish } from "../board/motion";
import { Panel, type Shown } from "../board/panel";
import { Shape, Ui } from "../icons/ui";
import { api, Failed, type Summary } from "../net/rest";
import { Link } from "../router";
import { useSettings } from "../settings";
import { counts, diff } from "../table/diff";
import { lines, lineText } from "../table/log";
import { Log } from "../table/logview";
import { drawn, groups, lit, matching } from "../table/narrow";
import { Prompt } from "../table/prompt";
import { Result } from "../table/result";
import { Seats } from "../table/seats";
import { openTable, type TableStore } from "../table/store";
import { tonesOf, useGame } from "../table/usegame";
import { Copy } from "../ui/copy";
import { Frame } from "../ui/frame";
import { Trouble, useError } from "../ui/trouble";
import { plain } from "../words/words";
import "../styles/table.css";

export default function TablePage({ id }: { id: string }) {
  const [summary, setSummary] = useState<Summary | null>(null);
  const [failed, setFailed] = useState("");
  const [secret, setSecret] = useState(() => location.hash.slice(1));
  const load = useMemo(
    () => () =>
      api
        .me()
        .then(() => api.table(id))
        .then(setSummary)
        .catch((x) => setFailed(x instanceof Failed ? x.id : "broken")),
    [id],
  );
  useEffect(() => {
    if (location.hash) history.replaceState(null, "", location.pathname); // the secret is nobody's to copy
    load();
  }, [load]);
  const joined = () => void load().then(() => setSecret(""));
  if (failed) return <Trouble id={failed} />;
  if (!summary) return <div className="blank" aria-busy="true" />;
  if (secret && !summary.chairs.some((x) => x.mine)) return <Join summary={summary} secret={secret} done={joined} />;
  return (
    <Device
      key={summary.chairs
        .filter((x) => x.mine)
        .map((x) => x.seat)
        .join()}
      summary={summary}
    />
  );
}

/** Sit down: by the secret of a link, or in an open seat. */
function Join({
  summary,
  secret = "",
  seat = "",
  done,
}: {
  summary: Summary;
  secret?: string;
  seat?: string;
  done: () => void;
}) {
  const { words } = useGame(summary.game);
  const error = useError();
  const [name, setName] = useState("");
  const [failed, setFailed] = useState("");
  useEffect(() => {
    api.me().then(
      (me) => setName(me.name),
      () => {},
    );
  }, []);
  const sit = async (e: FormEvent) => {
    e.preventDefault();
    const seats = seat
      ? [seat]
      : summary.chairs.filter((x) => x.kind === "link" && x.taken === false).map((x) => x.seat);
    let why = "taken";
    for (const letter of seats)
      try {
        await api.join(summary.id, letter, secret, name.trim());
        return done();
      } catch (x) {
        why = x instanceof Failed ? x.id : "broken";
      }
    setFailed(why);
  };
  return (
    <Frame title={words.say("game")}>
      <form className="page narrow" onSubmit={sit}>
        <h1>{words.say("web-join")}</h1>
        <p>{words.say("web-join-about", { game: words.say("game") })}</p>
        <label className="field">
          <span>{words.say("web-name")}</span>
          <input value={name} maxLength={40} onChange={(e) => setName(e.target.value)} />
        </label>
        {failed && (
          <p className="bad" role="alert">
            {error(failed)}
          </p>
        )}
        <p className="row">
          <button type="submit" className="button large">
            {words.say("web-sit-down")}
          </button>
          <button type="button" className="button quiet" onClick={done}>
            {words.say("web-only-watch")}
          </button>
        </p>
      </form>
    </Frame>
  );
}

/** Which of the own seats looks now. Between two people the table is hidden until the next one says so. */
function Device({ summary }: { summary: Summary }) {
  const mine = summary.chairs.filter((x) => x.mine && !x.left).map((x) => x.seat);
  const [seat, setSeat] = useState<string | null>(() =>
    mine.length > 1 ? (summary.over ? (mine[0] ?? "") : null) : (mine[0] ?? ""),
  );
  const [next, setNext] = useState(mine.includes(summary.asked ?? "") ? (summary.asked ?? "") : (mine[0] ?? ""));
  const [store, setStore] = useState<TableStore | null>(null);
  useEffect(() => {
    if (seat === null) return setStore(null);
    const made = openTable(summary.id, seat);
    setStore(made);
    return () => made.close();
  }, [summary.id, seat]);
  const pass = useCallback((to: string) => {
    setNext(to);
    setSeat(null);
  }, []);
  if (seat === null) return <PassDevice summary={summary} seat={next} take={() => setSeat(next)} />;
  if (!store || store.getState().seat !== seat) return <div className="blank" aria-busy="true" />;
  return <AtTable key={seat} store={store} summary={summary} mine={mine} pass={pass} />;
}

function PassDevice({ summary, seat, take }: { summary: Summary; seat: string; take: () => void }) {
  const { words } = useGame(
    summary.game,
    summary.chairs.map((x) => x.name),
  );
  useEffect(() => {
    document.title = `${words.say("game")} · Ecumene`;
  }, [words]);
  return (
    <Frame title={words.say("game")}>
      <section className="page narrow pass" data-seat={seat}>
        <Shape seat={seat} size={56} />
        <h1>{words.say("web-pass-device", { name: words.seat(seat) })}</h1>
        <p>{words.say("web-pass-about")}</p>
        {/* biome-ignore lint/a11y/noAutofocus: the only thing on the page */}
        <button type="button" className="button large" autoFocus onClick={take}>
          {words.say("web-pass-ready", { name: words.seat(seat) })}
        </button>
      </section>
    </Frame>
  );
}

const TABS = ["board", "me", "rivals", "log"] as const;
type Tab = (typeof TABS)[number];

type AtTableProps = { store: TableStore; summary: Summary; mine: string[]; pass: (to: string) => void };

function AtTable({ store, summary, mine, pass }: AtTableProps) {
  const data = useStore(store);
  const { state, table, log } = data;
  const chairs = table?.chairs ?? summary.chairs;
  const game = useGame(
    summary.game,
    chairs.map((x) => x.name),
    table?.corrections ? summary.id : "",
  );
  const { words, info } = game;
  const [shown, setShown] = useState<Shown | null>(null);
  const [pointed, setPointed] = useState("");
  const [tab, setTab] = useState<Tab>("board");
  const [seatToJoin, setSeatToJoin] = useState("");
  const [sure, setSure] = useState(false);
  const rules = useRules(summary.game);
  const alwaysAsk = useSettings((s) => s.alwaysAsk);
  useEffect(() => store.setState({ alwaysAsk }), [store, alwaysAsk]);
  const viewer = data.seat;
  const asked = state?.asked ?? null;
  const myTurn = !!asked && asked.seat === viewer;
  const elsewhere = asked && asked.seat !== viewer && mine.includes(asked.seat) ? asked.seat : "";

  useEffect(() => {
    if (elsewhere) pass(elsewhere);
  }, [elsewhere, pass]);
  useCall(myTurn, `${words.say("game")}`, words.say("web-your-turn"));
  const close = useCallback(() => setShown(null), []);
  useKeys(store, info.id, setTab, close, shown !== null);

  const choices = state?.choices ?? [];
  const table_ = useMemo<Table>(() => {
    const look = data.look ?? data.hint?.look ?? null;
    const changes = state && look?.board ? diff(state.board, look.board).counts : [];
    return {
      words,
      game: info.id,
      viewer,
      facts: game.facts,
      doubtful: game.doubtful,
      tones: tonesOf(info.id, state?.board ?? []),
      lit: new Set([...(data.chosen ? [] : lit(choices, data.picks))].filter(drawn)),
      picked: new Set([...data.picks.flatMap((x) => ("ref" in x ? [x.ref] : [])), ...(data.chosen?.refs ?? [])]),
      pointed,
      deltas: new Map(changes.map((x) => [`${x.title}/${x.seat}/${x.name}`, x.after - x.before])),
      choices,
      touch: (ref) => {
        finish();
        setShown(null);
        if (state?.choices?.length) store.touch(ref);
        else
          setShown({
            ref,
            at: document.querySelector(`[data-ref="${CSS.escape(ref)}"]`)?.getBoundingClientRect() ?? null,
            pinned: true,
          });
      },
      show: (ref, at, pinned) =>
        game.facts.has(ref) && setShown({ ref, at: at?.getBoundingClientRect() ?? null, pinned }),
      hide: () => setShown((x) => (x?.pinned ? x : null)),
    };
  }, [
    words,
    info.id,
    viewer,
    game.facts,
    game.doubtful,
    state,
    data.look,
    data.hint,
    data.chosen,
    data.picks,
    pointed,
    choices,
    store,
  ]);

  if (data.link === "closed") return <Trouble id="not-yours" />;
  if (seatToJoin) return <Join summary={summary} seat={seatToJoin} done={() => location.reload()} />;
  const open = chairs.filter((x) => x.taken === false && x.kind === "open");
  const tools = (
    <>
      {viewer && (
        <button
          type="button"
          className="tool"
          onClick={store.undo}
          title={undoTitle()}
          aria-label={words.say("web-undo")}
          disabled={!state || state.undo === "ECU-3"}
        >
          <Ui name="undo" />
        </button>
      )}
      <Link
        className="tool"
        href={`/rules/${info.id}`}
        target="_blank"
        aria-label={words.say("web-rules")}
        title={words.say("web-rules")}
      >
        <Ui name="book" />
      </Link>
      {viewer && state?.asked && (
        <button
          type="button"
          className="tool"
          onClick={() => setSure(true)}
          aria-label={words.say("web-resign")}
          title={words.say("web-resign")}
        >
          <Ui name="flag" />
        </button>
      )}
    </>
  );
  function giveUp(): void {
    store.resign();
    setSure(false);
  }
  function undoTitle(): string {
    return state?.undo ? `${words.say("web-undo")}: ${words.why(state.undo, rules)}` : words.say("web-undo");
  }
  return (
    <TableContext value={table_}>
      <Frame
        className="at-table"
        title={<TableTitle name={words.say("game")} state={state} words={words} spectator={!viewer} />}
        tools={tools}
      >
        <div className="table" data-game={info.id} data-tab={tab} onPointerDown={finish}>
          <nav className="tabs" aria-label={words.say("web-parts")}>
            {TABS.filter((x) => viewer || x !== "me").map((x) => (
              <button key={x} type="button" aria-pressed={tab === x} onClick={() => setTab(x)}>
                {words.say(`web-tab-${x}`)}
              </button>
            ))}
          </nav>
          {state && <Seats chairs={chairs} board={state.board} asked={asked?.seat ?? ""} />}
          <div className="middle">
            <Invites id={summary.id} chairs={chairs} host={table?.host ?? false} bots={info.bots} words={words} />
            {!viewer &&
              open.map((x) => (
                <p key={x.seat} className="notice">
                  <Shape seat={x.seat} /> <span>{words.say("web-seat-free")}</span>
                  <button type="button" className="button small" onClick={() => setSeatToJoin(x.seat)}>
                    {words.say("web-sit-down")}
                  </button>
                </p>
              ))}
            {sure && (
              <div className="notice" role="alert">
                <Ui name="flag" size={18} /> <span>{words.say("web-resign-sure")}</span>
                <button type="button" className="button small" onClick={giveUp}>
                  {words.say("web-resign")}
                </button>
                <button type="button" className="button small quiet" onClick={() => setSure(false)}>
                  {words.say("web-back")}
                </button>
              </div>
            )}
            {state?.result && (
              <Result
                id={summary.id}
                result={state.result}
                chairs={chairs}
                words={words}
                viewer={viewer}
                rematch={table?.rematch ?? ""}
              />
            )}
            <h2 className="unseen">{words.say("web-tab-board")}</h2>
            {state ? (
              <Board board={state.board} n={state.n} />
            ) : (
              <p className="muted wait">{words.say("web-connecting")}</p>
            )}
          </div>
          <aside className="right" aria-label={words.say("web-log")}>
            <h2>{words.say("web-log")}</h2>
            <Log log={log} heard={data.heard} echoes={game.cards.echoes ?? {}} id={summary.id} point={setPointed} />
          </aside>
          <Prompt store={store} rules={rules} questions={game.cards.rules ?? {}} />
        </div>
        {shown && <Panel shown={shown} close={close} />}
        <Live data={data} words={words} echoes={game.cards.echoes ?? {}} />
      </Frame>
    </TableContext>
  );
}

function TableTitle({
  name,
  state,
  words,
  spectator,
}: {
  name: string;
  state: { board: { title: string; kind: string; seat?: string }[] } | null;
  words: Table["words"];
  spectator: boolean;
}) {
  const age = state?.board.find((x) => !x.seat && /^age/.test(x.title));
  return (
    <>
      <h1 className="name">{name}</h1>
      {age && <span className="muted"> · {words.label(age.title)}</span>}
      {spectator && (
        <span className="badge">
          <Ui name="eye" size={16} /> {words.say("web-watching")}
        </span>
      )}
    </>
  );
}

type InvitesProps = { id: string; chairs: Summary["chairs"]; host: boolean; bots: string[]; words: Table["words"] };

/** The links of seats that nobody has taken yet, as long as this browser knows them. */
function Invites({ id, chairs, host, bots, words }: InvitesProps) {
  const links: Record<string, string> = useMemo(() => JSON.parse(sessionStorage.getItem(`links:${id}`) ?? "{}"), [id]);
  const waiting = chairs.filter((x) => x.taken === false && (links[x.seat] || host));
  if (!waiting.length) return null;
  return (
    <div className="invites">
      {waiting.map((x) => (
        <div key={x.seat} className="invite">
          <Shape seat={x.seat} />
          <span>{words.say(links[x.seat] ? "web-invite" : "web-invite-open", { name: words.seat(x.seat) })}</span>
          {links[x.seat] && <Copy text={`${location.origin}${links[x.seat]}`} />}
          {host && (
            <button
              type="button"
              className="button small quiet"
              onClick={() => api.give(id, x.seat, bots.at(-1) ?? "")}
            >
              <Ui name="bot" size={18} /> {words.say("web-give-bot")}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

function useRules(game: string): ReadonlyMap<string, string> {
  const [rules, setRules] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    api.rules(game).then(
      (x) => setRules(new Map(x.rules.map((r) => [r.id, r.text]))),
      () => {},
    );
  }, [game]);
  return rules;
}

/** "● Your turn" in the title, and a notification where that was asked for and the page is hidden. */
function useCall(myTurn: boolean, name: string, text: string): void {
  const before = useRef(myTurn);
  useEffect(() => {
    document.title = myTurn ? `● ${text} · ${name}` : `${name} · Ecumene`;
    if (myTurn && !before.current && document.hidden && useSettings.getState().notify && "Notification" in globalThis)
      new Notification(text, { body: name, tag: "ecumene-turn" });
    before.current = myTurn;
  }, [myTurn, name, text]);
}

/** 1–9 choose, arrows move over lit things, Escape goes back, u undoes, ? shows the rule, l the log. */
function useKeys(store: TableStore, game: string, setTab: (tab: Tab) => void, close: () => void, open: boolean): void {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const at = e.target as HTMLElement;
      if (e.ctrlKey || e.metaKey || e.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return;
      const { state, picks, chosen } = store.getState();
      if (e.key === "Escape") open ? close() : store.back();
      else if (/^[1-9]$/.test(e.key) && !chosen) {
        const group = groups(state?.choices ?? [], picks)[Number(e.key) - 1];
        if (!group) return;
        if (group.choices.length === 1 && group.choices[0]) store.choose(group.choices[0]);
        else store.pick(group.pick);
      } else if (e.key === "Enter" && chosen && !(at instanceof HTMLButtonElement)) store.confirm();
      else if (e.key === "u" && store.getState().seat) store.undo();
      else if (e.key === "l") {
        setTab("log");
        document.querySelector<HTMLElement>(".log")?.focus();
      } else if (e.key === "?" && state?.asked) window.open(`/rules/${game}#${state.asked.rule}`, "_blank");
      else if (e.key.startsWith("Arrow") && matching(state?.choices ?? [], picks).length) {
        if (at.closest(".log, .map")) return;
        stepTo(e.key);
      } else return;
      e.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [store, game, setTab, close, open]);
}

/** The nearest lit thing or button in the direction of an arrow. */
function stepTo(key: string): void {
  const all = [...document.querySelectorAll<HTMLElement>("[data-lit], .choice, .chosen .button")].filter(
    (x) => x.getClientRects().length,
  );
  const now = document.activeElement as HTMLElement | null;
  if (!now || !all.includes(now)) {
    all[0]?.focus();
    return;
  }
  const middle = (el: HTMLElement) => {
    const r = el.getBoundingClientRect();
    return { x: r.left + r.width / 2, y: r.top + r.height / 2 };
  };
  const from = middle(now);
  const dx = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  const dy = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  const far = (el: HTMLElement) => {
    const to = middle(el);
    const [along, across] = [
      (to.x - from.x) * dx + (to.y - from.y) * dy,
      Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx),
    ];
    return along > 4 ? along + across * 2 : Number.POSITIVE_INFINITY;
  };
  const best = all.filter((x) => x !== now).sort((a, b) => far(a) - far(b))[0];
  if (best && far(best) < Number.POSITIVE_INFINITY) {
    best.focus();
    best.scrollIntoView({ block: "nearest" });
  }
}

type LiveProps = { data: ReturnType<TableStore["getState"]>; words: Table["words"]; echoes: Record<string, string> };

/** For those who listen: the prompt, what happened, and the own counters that changed. */
function Live({ data, words, echoes }: LiveProps) {
  const { state, log, heard, seat } = data;
  const before = useRef<ReturnType<typeof counts> | null>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    if (!state) return;
    const now = counts(state.board);
    const changed = [...now].flatMap(([key, x]) => {
      const was = before.current?.get(key);
      return was && x.seat === seat && x.name && was.after !== x.after ? [`${words.label(x.name)} ${x.after}`] : [];
    });
    before.current = now;
    const told = lines(log.slice(heard), words, echoes).map((line) => lineText(line, words));
    const asked = state.asked
      ? `${state.asked.seat === seat ? words.say("web-your-turn") : words.say("web-waiting", { name: words.seat(state.asked.seat) })} ${plain(words.question(state.asked))}`
      : words.say("web-over");
    setText([...told, changed.join(", "), asked].filter(Boolean).join(". "));
  }, [state, log, heard, seat, words, echoes]);
  return (
    <div className="unseen" aria-live="polite">
      {text}
    </div>
  );
}
