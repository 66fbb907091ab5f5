/** The page of a table. The socket has the view of one of the own seats; one device may have several. */

import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { Board } from "../board/board";
import { type BoardActions, type ClickedAt, type Table, TableContext } from "../board/context";
import { finishMotion } from "../board/motion";
import { Panel, usePanel } from "../board/panel";
import { rememberSeal } from "../end/seal";
import { gameColours, gameOf, traitsOf } from "../games";
import { Coach, GuideAgain } from "../guide/start";
import { SeatShape, UiIcon } from "../icons/ui";
import { api, RequestError, type Summary } from "../net/rest";
import type { Choice, Section } from "../protocol";
import { useSettings } from "../settings";
import { Announcer } from "../table/announcer";
import { Changes } from "../table/chosen";
import { diff } from "../table/diff";
import { currentFacts, pricesOf, tonesOf, useGame } from "../table/gamedata";
import { type Tab, useInSight } from "../table/insight";
import { Invites, PassDevice } from "../table/join";
import { useKeyboard } from "../table/keyboard";
import { Log } from "../table/logview";
import { useMoments } from "../table/moments";
import { News, useLookingBack } from "../table/news";
import { litPlaces, unequalCopies, verbsAt } from "../table/places";
import { usePlaceWords } from "../table/placewords";
import { Prompt } from "../table/prompt";
import { Seats } from "../table/seats";
import { lit } from "../table/selection";
import { useSounds } from "../table/sounds";
import { openTable, type TableStore } from "../table/store";
import { ageOf, TableSettings, TableTitle, Tools } from "../table/tools";
import { turnOfSeat, useEndOfTurn, useOnlyPass, useTurnTitle } from "../table/turn";
import { WhyNot } from "../table/whynot";
import { ErrorPage } from "../ui/errors";
import { useLevel } from "../ui/levels";
import { useNextFrame } from "../ui/nextframe";
import { PageFrame } from "../ui/pageframe";
import { useRuleTexts } from "../ui/ruletexts";
import "../styles/table.css";

// Needed when something happens that is shown large, a game is over, its rules are gone, or somebody comes by a link.
const MomentCard = lazy(() => import("../table/moment").then((x) => ({ default: x.MomentCard })));
const Join = lazy(() => import("../table/invitation").then((x) => ({ default: x.Join })));
const KeysDialog = lazy(() => import("../table/keys").then((x) => ({ default: x.KeysDialog })));
const End = lazy(() => import("../end").then((x) => ({ default: x.End })));
const Past = lazy(() => import("./past").then((x) => ({ default: x.Past })));
const PastView = lazy(() => import("./past").then((x) => ({ default: x.PastView })));

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
        .catch((x) => setFailed(x instanceof RequestError ? x.id : "broken")),
    [id],
  );
  useEffect(() => {
    if (location.hash) history.replaceState(null, "", location.pathname); // so that nobody copies the secret
    load();
  }, [load]);
  const joined = () => void load().then(() => setSecret(""));
  if (failed) return <ErrorPage id={failed} />;
  if (!summary) return <div className="loading" aria-busy="true" />;
  if (summary.old) return <Past summary={summary} />;
  if (secret && !summary.chairs.some((x) => x.mine)) return <Join summary={summary} secret={secret} done={joined} />;
  return (
    <SeatOnDevice
      key={summary.chairs
        .filter((x) => x.mine)
        .map((x) => x.seat)
        .join()}
      summary={summary}
    />
  );
}

/**
 * Which of the own seats is shown. In a game with secrets, the table is hidden until the next person confirms;
 * otherwise it stays in sight until the view of the next seat is loaded.
 */
function SeatOnDevice({ summary }: { summary: Summary }) {
  const { secrets } = useGame(summary.game).info;
  const mine = summary.chairs.filter((x) => x.mine && !x.left).map((x) => x.seat);
  const [next, setNext] = useState(mine.includes(summary.asked ?? "") ? (summary.asked ?? "") : (mine[0] ?? ""));
  const [seat, setSeat] = useState<string | null>(() => (secrets && mine.length > 1 && !summary.over ? null : next));
  const [store, setStore] = useState<TableStore | null>(null);
  useEffect(() => {
    if (seat === null) return setStore(null);
    const made = openTable(summary.id, seat);
    setStore((old) => (secrets ? made : (old ?? made)));
    const stop = made.subscribe((now) => (now.state || now.past || now.connection === "closed") && setStore(made));
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
  const shown = store?.getState();
  if (!store || shown?.id !== summary.id || (secrets && shown.seat !== seat))
    return <div className="loading" aria-busy="true" />;
  return <AtTable key={shown.seat} store={store} summary={summary} mine={mine} pass={pass} />;
}

const TABS: readonly Tab[] = ["board", "me", "rivals", "log"];

const NO_CHOICES: Choice[] = [];
const NO_BOARD: Section[] = [];
const NO_REPEATED_EVENTS = {};
const NO_PASSES = {};
const NOTHING: ReadonlySet<string> = new Set();

type AtTableProps = { store: TableStore; summary: Summary; mine: string[]; pass: (to: string) => void };

function AtTable({ store, summary, mine, pass }: AtTableProps) {
  const data = useStore(store);
  const { state, table, log } = data;
  const delayed = useNextFrame(data);
  const chairs = table?.chairs ?? summary.chairs;
  const known = useGame(
    summary.game,
    chairs.map((x) => x.name),
    table?.corrections ? summary.id : "",
  );
  const { info } = known;
  const words = usePlaceWords(known.words, info.id, state?.board);
  const game = useMemo(() => ({ ...known, words }), [known, words]);
  const level = useLevel(info);
  const [shown, panel] = usePanel();
  const [pointed, setPointed] = useState("");
  const [tab, setTab] = useState<Tab>("board");
  const [seatToJoin, setSeatToJoin] = useState("");
  const [confirmResign, setConfirmResign] = useState(false);
  const [wantsRules, setWantsRules] = useState(false);
  const noUndo = data.state?.undo ?? "";
  const needsRules = wantsRules || data.refused?.rule || data.why || (noUndo && !words.has(`why-${noUndo}`));
  const rules = useRuleTexts(needsRules ? summary.game : "");
  const alwaysAsk = useSettings((s) => s.alwaysAsk);
  useEffect(() => store.setState({ alwaysAsk }), [store, alwaysAsk]);
  const viewer = data.seat;
  const asked = state?.asked ?? null;
  const otherSeat = asked && asked.seat !== viewer && mine.includes(asked.seat) ? asked.seat : "";

  useEffect(() => {
    if (otherSeat) pass(otherSeat);
  }, [otherSeat, pass]);
  const turnText = mine.length > 1 ? turnOfSeat(viewer, words) : words.say("web-your-turn");
  useTurnTitle(!!asked && asked.seat === viewer, data.state?.ended ?? 0, words.say("game"), turnText);
  const running = !!state && !state.result;
  useEffect(() => {
    if (running) rememberSeal(summary.id, table?.seal ?? "", store.getState().state?.n ?? 0);
  }, [running, summary.id, table?.seal, store]);
  useEndOfTurn(store, data);
  useOnlyPass(store, data, traitsOf(info.id).onlyPass ?? NO_PASSES);
  useSounds(data);
  const [keysShown, setKeysShown] = useState(false);
  const showKeys = useCallback(() => setKeysShown(true), []);
  const openTab = (x: Tab) => {
    setTab(x);
    document.querySelector(".board-side")?.scrollTo(0, 0); // each tab is another page
  };
  const showLog = useCallback(() => {
    setTab("log");
    document.querySelector<HTMLElement>(".log")?.focus();
  }, []);
  const traits = traitsOf(info.id);
  const repeatedEvents = game.cards.repeatedEvents ?? NO_REPEATED_EVENTS;
  const looking = useLookingBack(data);
  const [moments, skipMoment] = useMoments(data, traits);
  useInSight(data, setTab);
  const large = moments[0]?.n;
  useEffect(() => {
    if (large !== undefined) panel.close(); // what is shown large lies over the board
  }, [large, panel]);
  const close = useCallback(() => {
    panel.close();
    looking.go(null);
  }, [panel, looking.go]);
  const isOpen = shown !== null || looking.at !== null;
  useKeyboard(store, { game: info.id, open: isOpen, close, showLog, showKeys, showNews: looking.play });

  const { places } = traits;
  const actions = useMemo(() => {
    const actions = {
      click: (ref: string, from?: ClickedAt) => {
        finishMotion();
        panel.close();
        const at = from?.at ?? document.querySelector(`[data-ref="${CSS.escape(ref)}"]`);
        const { choices = [], board: sections = [] } = store.getState().state ?? {};
        const section = sections.find((x) => from && x.id === from.place);
        const verbs = section && verbsAt(choices, section, places);
        if (choices.length) store.click(ref, { at, verbs, locked: from?.locked ?? false });
        // what cannot be chosen is shown; the panel also says why not
        if (store.getState().anchor?.ref !== ref) actions.show(ref, at, true);
      },
      show: (ref: string, at: Element | null, pinned: boolean) => {
        const hidden = at && !pinned && document.querySelector(".moment") && !at.closest(".moment");
        if (!hidden && (game.facts.has(ref) || ref.startsWith("seat:"))) panel.show(ref, at, pinned);
      },
      hide: panel.hide,
    };
    return actions;
  }, [store, game.facts, panel, places]);
  const panelRef = shown?.ref ?? "";
  useEffect(() => {
    const { why } = store.getState();
    if (why && why.ref !== panelRef && game.facts.has(why.ref)) store.dismiss(); // its panel was closed
  }, [store, panelRef, game.facts]);
  const boardActions = useMemo<BoardActions>(
    () => ({
      choose: store.choose,
      play: (choice) => {
        store.setState({ chosen: choice });
        store.confirm();
      },
      select: store.select,
      back: store.back,
      hint: store.hint,
      whyNot: store.whyNot,
      setLog: (open) => setTab((tab) => ((open ?? tab !== "log") ? "log" : "board")),
    }),
    [store],
  );
  const choices = state?.choices ?? NO_CHOICES;
  const { selections, chosen } = data;
  const preview = data.preview ?? data.hint?.preview ?? null;
  const board = state?.board ?? NO_BOARD;
  const marks = useMemo(
    () => ({
      lit: new Set([...(chosen ? [] : lit(choices, selections))].filter((ref) => !words.isFigure(ref))),
      selected: new Set([...selections.flatMap((x) => ("ref" in x ? [x.ref] : [])), ...(chosen?.refs ?? [])]),
      litPlaces: litPlaces(choices, selections, board, viewer, places),
      unequal: unequalCopies(board),
      choices,
    }),
    [choices, selections, chosen, words, board, viewer, places],
  );
  const deltas = useMemo(() => {
    const changes = preview?.board ? diff(board, preview.board).counts : [];
    return new Map(changes.map((x) => [`${x.title}/${x.seat}/${x.name}`, x.after - x.before]));
  }, [board, preview]);
  const { unverified } = game;
  const facts = currentFacts(game.facts, board);
  const tableValue: Table = {
    ...{ words, game: info.id, viewer, facts, unverified, pointed, deltas },
    tones: tonesOf(info.id, board),
    prices: pricesOf(board),
    asked,
    log,
    repeatedEvents,
    busy: data.busy,
    ...actions,
    ...marks,
    actions: boardActions,
    ...(looking.board && { lit: NOTHING, selected: NOTHING }), // that was before
  };

  const age = ageOf(data.state?.board ?? NO_BOARD);
  const title = useMemo(
    () => <TableTitle name={words.say("game")} age={age} words={words} spectator={!viewer} />,
    [words, age, viewer],
  );
  const [undo, hasState, isRunning] = [data.state?.undo ?? "", !!data.state, !!data.state?.asked];
  const tools = useMemo(
    () => (
      <Tools
        seat={viewer}
        words={words}
        game={info.id}
        undo={hasState ? { why: undo, text: undo && words.why(undo, rules), now: store.undo } : null}
        resign={isRunning ? () => setConfirmResign(true) : null}
      />
    ),
    [viewer, words, info.id, rules, store, undo, hasState, isRunning],
  );
  const menu = useMemo(
    () => (
      <>
        <TableSettings id={summary.id} game={info.id} showKeys={showKeys} />
        <GuideAgain id={summary.id} />
      </>
    ),
    [summary.id, info.id, showKeys],
  );
  const wantRules = useCallback(() => setWantsRules(true), []);

  if (data.past) return <PastView summary={summary} past={data.past} rematch={table?.rematch ?? ""} />;
  if (data.connection === "closed") return <ErrorPage id={data.closed || "not-yours"} />;
  if (seatToJoin) return <Join summary={summary} seat={seatToJoin} done={() => location.reload()} />;
  const open = chairs.filter((x) => x.taken === false && x.kind === "open");
  function resignNow(): void {
    store.resign();
    setConfirmResign(false);
  }
  return (
    <TableContext value={tableValue}>
      <PageFrame className="at-table" title={title} tools={tools} menu={menu}>
        {viewer && <Coach id={summary.id} state={state} log={log} setTab={setTab} />}
        <div className="table" {...gameColours(info.id)} data-tab={tab} onPointerDown={finishMotion}>
          <nav className="tabs" aria-label={words.say("web-parts")}>
            {TABS.filter((x) => viewer || x !== "me").map((x) => (
              <button key={x} type="button" aria-pressed={tab === x} onClick={() => openTab(x)}>
                {words.say(`web-tab-${x}`)}
              </button>
            ))}
          </nav>
          {data.state && <Seats chairs={chairs} board={data.state.board} asked={data.state.asked?.seat ?? ""} />}
          <div className="board-side">
            <Invites id={summary.id} chairs={chairs} host={table?.host ?? false} level={level} words={words} />
            {!viewer &&
              open.map((x) => (
                <p key={x.seat} className="notice">
                  <SeatShape seat={x.seat} /> <span>{words.say("web-seat-free")}</span>
                  <button type="button" className="button small" onClick={() => setSeatToJoin(x.seat)}>
                    {words.say("web-sit-down")}
                  </button>
                </p>
              ))}
            {confirmResign && (
              <div className="notice" role="alert">
                <UiIcon name="flag" size={18} /> <span>{words.say("web-resign-sure")}</span>
                <button type="button" className="button small dangerous" onClick={resignNow}>
                  {words.say("web-resign")}
                </button>
                <button type="button" className="button small quiet" onClick={() => setConfirmResign(false)}>
                  {words.say("web-back")}
                </button>
              </div>
            )}
            {state?.result && (
              <Suspense>
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
              </Suspense>
            )}
            <News data={delayed} looking={looking} repeatedEvents={repeatedEvents} point={setPointed} />
            <h2 className="visually-hidden">{words.say("web-tab-board")}</h2>
            {state ? (
              <Board board={looking.board ?? state.board} n={looking.board ? (looking.at ?? 0) + 1 : state.n} />
            ) : (
              <p className="muted wait">{words.say("web-connecting")}</p>
            )}
          </div>
          {moments.length > 0 && (
            <Suspense fallback={null}>
              <MomentCard moments={moments} skip={skipMoment} chairs={chairs} asked={data.state?.asked} />
            </Suspense>
          )}
          <aside className="log-side" aria-label={words.say("web-log")}>
            <h2>{words.say("web-log")}</h2>
            {(tab === "log" || !gameOf(info.id).logInDrawer) && (
              <Log
                log={delayed.log}
                oldLines={delayed.oldLines}
                repeatedEvents={repeatedEvents}
                id={summary.id}
                point={setPointed}
              />
            )}
          </aside>
          <Prompt
            store={store}
            data={data}
            turnText={turnText}
            rules={rules}
            wantRules={wantRules}
            questions={game.cards.rules ?? NO_REPEATED_EVENTS}
            point={setPointed}
            whyInPanel={!!shown && shown.ref === data.why?.ref}
          />
        </div>
        {shown && (
          <Panel shown={shown} actions={panel} sections={board}>
            {data.why?.ref === shown.ref && <WhyNot why={data.why} rules={rules} />}
            {data.hint?.preview && <Changes board={board} preview={data.hint.preview} />}
          </Panel>
        )}
        <Suspense>{keysShown && <KeysDialog close={() => setKeysShown(false)} />}</Suspense>
        <Announcer data={delayed} turnText={turnText} words={words} repeatedEvents={repeatedEvents} />
      </PageFrame>
    </TableContext>
  );
}
