/** The table: whose seats are yours decides whose eyes the socket has; one device may have several. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { Board } from "../board/board";
import { type Table, TableContext } from "../board/context";
import { finish } from "../board/motion";
import { Panel, useShown } from "../board/panel";
import { End } from "../end";
import { note } from "../end/seal";
import { Coach, GuideAgain } from "../guide/coach";
import { Shape, Ui } from "../icons/ui";
import { api, Failed, type Summary } from "../net/rest";
import type { Choice, Section } from "../protocol";
import { Link } from "../router";
import { useSettings } from "../settings";
import { diff } from "../table/diff";
import { useKeys } from "../table/keys";
import { Live } from "../table/live";
import { Log } from "../table/logview";
import { lit } from "../table/narrow";
import { Prompt } from "../table/prompt";
import { Seats } from "../table/seats";
import { Invites, Join, PassDevice } from "../table/sit";
import { openTable, type TableStore } from "../table/store";
import { factsNow, pricesOf, tonesOf, useGame } from "../table/usegame";
import { Frame } from "../ui/frame";
import { useLater } from "../ui/later";
import { useRules } from "../ui/rules";
import { Trouble } from "../ui/trouble";
import { Past, PastView } from "./past";
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
  if (summary.old) return <Past summary={summary} />;
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

/**
 * Which of the own seats looks now. Where one may know what another does not, the table is hidden between two people
 * until the next one says so; else it stays in sight until the next one's own is there.
 */
function Device({ summary }: { summary: Summary }) {
  const { secrets } = useGame(summary.game).info;
  const mine = summary.chairs.filter((x) => x.mine && !x.left).map((x) => x.seat);
  const [next, setNext] = useState(mine.includes(summary.asked ?? "") ? (summary.asked ?? "") : (mine[0] ?? ""));
  const [seat, setSeat] = useState<string | null>(() => (secrets && mine.length > 1 && !summary.over ? null : next));
  const [store, setStore] = useState<TableStore | null>(null);
  useEffect(() => {
    if (seat === null) return setStore(null);
    const made = openTable(summary.id, seat);
    setStore((old) => (secrets ? made : (old ?? made)));
    const stop = made.subscribe((now) => (now.state || now.past || now.link === "closed") && setStore(made));
    return () => {
      stop();
      made.close();
    };
  }, [summary.id, seat, secrets]);
  const pass = useCallback(
    (to: string) => {
      setNext(to);
      setSeat(secrets ? null : to);
    },
    [secrets],
  );
  if (seat === null) return <PassDevice summary={summary} seat={next} take={() => setSeat(next)} />;
  const looks = store?.getState();
  if (!store || looks?.id !== summary.id || (secrets && looks.seat !== seat))
    return <div className="blank" aria-busy="true" />;
  return <AtTable key={looks.seat} store={store} summary={summary} mine={mine} pass={pass} />;
}

const TABS = ["board", "me", "rivals", "log"] as const;
type Tab = (typeof TABS)[number];

const NO_CHOICES: Choice[] = [];
const NO_BOARD: Section[] = [];
const NO_ECHOES = {};

type AtTableProps = { store: TableStore; summary: Summary; mine: string[]; pass: (to: string) => void };

function AtTable({ store, summary, mine, pass }: AtTableProps) {
  const data = useStore(store);
  const { state, table, log } = data;
  const told = useLater(data);
  const chairs = table?.chairs ?? summary.chairs;
  const game = useGame(
    summary.game,
    chairs.map((x) => x.name),
    table?.corrections ? summary.id : "",
  );
  const { words, info } = game;
  const [shown, panel] = useShown();
  const [pointed, setPointed] = useState("");
  const [tab, setTab] = useState<Tab>("board");
  const [seatToJoin, setSeatToJoin] = useState("");
  const [sure, setSure] = useState(false);
  const rules = useRules(summary.game);
  const alwaysAsk = useSettings((s) => s.alwaysAsk);
  useEffect(() => store.setState({ alwaysAsk }), [store, alwaysAsk]);
  const viewer = data.seat;
  const asked = state?.asked ?? null;
  const elsewhere = asked && asked.seat !== viewer && mine.includes(asked.seat) ? asked.seat : "";

  useEffect(() => {
    if (elsewhere) pass(elsewhere);
  }, [elsewhere, pass]);
  const call = mine.length > 1 ? turnOf(viewer, words) : words.say("web-your-turn");
  useCall(!!asked && asked.seat === viewer, words.say("game"), call);
  const begun = !!state && !state.result;
  useEffect(() => {
    if (begun) note(summary.id, table?.seal ?? "", store.getState().state?.n ?? 0);
  }, [begun, summary.id, table?.seal, store]);
  useKeys(store, info.id, setTab, panel.close, shown !== null);

  const acts = useMemo(
    () => ({
      touch: (ref: string) => {
        finish();
        panel.close();
        if (store.getState().state?.choices?.length) store.touch(ref);
        else panel.show(ref, document.querySelector(`[data-ref="${CSS.escape(ref)}"]`), true);
      },
      show: (ref: string, at: Element | null, pinned: boolean) => game.facts.has(ref) && panel.show(ref, at, pinned),
      hide: panel.hide,
    }),
    [store, game.facts, panel],
  );
  const choices = state?.choices ?? NO_CHOICES;
  const { picks, chosen } = data;
  const look = data.look ?? data.hint?.look ?? null;
  const board = state?.board ?? NO_BOARD;
  const marks = useMemo(
    () => ({
      lit: new Set([...(chosen ? [] : lit(choices, picks))].filter((ref) => !words.isFigure(ref))),
      picked: new Set([...picks.flatMap((x) => ("ref" in x ? [x.ref] : [])), ...(chosen?.refs ?? [])]),
      choices,
    }),
    [choices, picks, chosen, words],
  );
  const deltas = useMemo(() => {
    const changes = look?.board ? diff(board, look.board).counts : [];
    return new Map(changes.map((x) => [`${x.title}/${x.seat}/${x.name}`, x.after - x.before]));
  }, [board, look]);
  const { doubtful } = game;
  const facts = factsNow(game.facts, board);
  const table_: Table = {
    ...{ words, game: info.id, viewer, facts, doubtful, pointed, deltas },
    tones: tonesOf(info.id, board),
    prices: pricesOf(board),
    ...acts,
    ...marks,
  };

  const age = ageOf(data.state?.board ?? NO_BOARD);
  const title = useMemo(
    () => <TableTitle name={words.say("game")} age={age} words={words} spectator={!viewer} />,
    [words, age, viewer],
  );
  const [undo, begunYet, going] = [data.state?.undo ?? "", !!data.state, !!data.state?.asked];
  const tools = useMemo(
    () => (
      <Tools
        seat={viewer}
        words={words}
        game={info.id}
        undo={begunYet ? { why: undo, text: undo && words.why(undo, rules), now: store.undo } : null}
        resign={going ? () => setSure(true) : null}
      />
    ),
    [viewer, words, info.id, rules, store, undo, begunYet, going],
  );
  const menu = useMemo(() => <GuideAgain id={summary.id} />, [summary.id]);

  if (data.past) return <PastView summary={summary} past={data.past} rematch={table?.rematch ?? ""} />;
  if (data.link === "closed") return <Trouble id={data.closed || "not-yours"} />;
  if (seatToJoin) return <Join summary={summary} seat={seatToJoin} done={() => location.reload()} />;
  const open = chairs.filter((x) => x.taken === false && x.kind === "open");
  function giveUp(): void {
    store.resign();
    setSure(false);
  }
  return (
    <TableContext value={table_}>
      <Frame className="at-table" title={title} tools={tools} menu={menu}>
        {viewer && <Coach id={summary.id} state={state} log={log} setTab={setTab} />}
        <div className="table" data-game={info.id} data-tab={tab} onPointerDown={finish}>
          <nav className="tabs" aria-label={words.say("web-parts")}>
            {TABS.filter((x) => viewer || x !== "me").map((x) => (
              <button key={x} type="button" aria-pressed={tab === x} onClick={() => setTab(x)}>
                {words.say(`web-tab-${x}`)}
              </button>
            ))}
          </nav>
          {data.state && <Seats chairs={chairs} board={data.state.board} asked={data.state.asked?.seat ?? ""} />}
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
                <button type="button" className="button small grave" onClick={giveUp}>
                  {words.say("web-resign")}
                </button>
                <button type="button" className="button small quiet" onClick={() => setSure(false)}>
                  {words.say("web-back")}
                </button>
              </div>
            )}
            {state?.result && (
              <End
                id={summary.id}
                result={state.result}
                board={state.board}
                chairs={chairs}
                words={words}
                info={info}
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
            <Log
              log={told.log}
              heard={told.heard}
              echoes={game.cards.repeated_events ?? NO_ECHOES}
              id={summary.id}
              point={setPointed}
            />
          </aside>
          <Prompt store={store} data={data} call={call} rules={rules} questions={game.cards.rules ?? NO_ECHOES} />
        </div>
        {shown && <Panel shown={shown} acts={panel} />}
        <Live data={told} call={call} words={words} echoes={game.cards.repeated_events ?? NO_ECHOES} />
      </Frame>
    </TableContext>
  );
}

/** Whose turn it is, where several people sit at this device. */
function turnOf(seat: string, words: Table["words"]): string {
  return words.say("cli-your-turn", { name: words.seat(seat), question: words.say("web-your-turn") });
}

function ageOf(board: readonly Section[]): string {
  return board.find((x) => !x.seat && /^age/.test(x.title))?.title ?? "";
}

type TitleProps = { name: string; age: string; words: Table["words"]; spectator: boolean };

function TableTitle({ name, age, words, spectator }: TitleProps) {
  return (
    <>
      <h1 className="name">{name}</h1>
      {age && <span className="muted"> · {words.label(age)}</span>}
      {spectator && (
        <span className="badge">
          <Ui name="eye" size={16} /> {words.say("web-watching")}
        </span>
      )}
    </>
  );
}

type ToolsProps = {
  seat: string;
  words: Table["words"];
  game: string;
  undo: { why: string; text: string; now: () => void } | null;
  resign: (() => void) | null;
};

function Tools({ seat, words, game, undo, resign }: ToolsProps) {
  return (
    <>
      {seat && (
        <button
          type="button"
          className="tool"
          onClick={undo?.now}
          title={undo?.text ? `${words.say("web-undo")}: ${undo.text}` : words.say("web-undo")}
          aria-label={words.say("web-undo")}
          disabled={!undo || undo.why === "ECU-3"}
        >
          <Ui name="undo" />
        </button>
      )}
      <Link
        className="tool"
        href={`/rules/${game}`}
        target="_blank"
        aria-label={words.say("web-rules")}
        title={words.say("web-rules")}
      >
        <Ui name="book" />
      </Link>
      {seat && resign && (
        <button
          type="button"
          className="tool"
          onClick={resign}
          aria-label={words.say("web-resign")}
          title={words.say("web-resign")}
        >
          <Ui name="flag" />
        </button>
      )}
    </>
  );
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
