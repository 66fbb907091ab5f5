/** A match line by line, as one viewer may see it. */

import { useCallback, useEffect, useMemo, useState } from "react";
import { Board } from "../board/board";
import { type BoardActions, readOnlyTable, type Table, TableContext } from "../board/context";
import { Panel, usePanel } from "../board/panel";
import { End } from "../end";
import { addressOf, useReplayAddress } from "../end/address";
import { Controls, useReplayKeys } from "../end/controls";
import { usePositionAt, useRecord } from "../end/replaydata";
import { gameColours, gameOf } from "../games";
import { api, RequestError, type Summary } from "../net/rest";
import { currentFacts, pricesOf, tonesOf, useGame } from "../table/gamedata";
import { lines } from "../table/log";
import { LineText, Log, lineAt } from "../table/logview";
import { usePlaceWords } from "../table/placewords";
import { Seats } from "../table/seats";
import { Sentence } from "../table/sentence";
import { ErrorPage, useErrorText } from "../ui/errors";
import { PageFrame } from "../ui/pageframe";
import { Past, PastView } from "./past";
import "../styles/table.css";

export default function Replay({ id }: { id: string }) {
  const [summary, setSummary] = useState<Summary | null>(null);
  const [failed, setFailed] = useState("");
  useEffect(() => {
    api
      .me()
      .then(() => api.table(id))
      .then(setSummary, (x) => setFailed(x instanceof RequestError ? x.id : "broken"));
  }, [id]);
  if (failed) return <ErrorPage id={failed} />;
  if (!summary) return <div className="loading" aria-busy="true" />;
  return summary.old ? <Past summary={summary} /> : <ReplayPage key={id} summary={summary} />;
}

const SECOND = 1000;
const TABS = ["board", "log"] as const;
type Tab = (typeof TABS)[number];
const nothing = () => {};
const NO_CHOICE: Omit<BoardActions, "setLog"> = {
  choose: nothing,
  play: nothing,
  select: nothing,
  back: nothing,
  hint: nothing,
  whyNot: async () => [],
};

function ReplayPage({ summary }: { summary: Summary }) {
  const { id } = summary;
  // in a replay no seat is empty
  const chairs = useMemo(() => summary.chairs.map((x) => ({ ...x, kind: "here", taken: true })), [summary]);
  const {
    words: known,
    info,
    facts,
    unverified,
    cards,
  } = useGame(
    summary.game,
    chairs.map((x) => x.name),
  );
  const error = useErrorText();
  const { address, step, jump } = useReplayAddress(id);
  const [tab, setTab] = useState<Tab>("board");
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [shown, panel] = usePanel();
  const [pointed, setPointed] = useState("");

  const mine = chairs.filter((x) => x.mine && !x.left).map((x) => x.seat);
  const own = mine[0] ?? "";
  const [ended, setEnded] = useState(summary.over);
  const viewers = ended || summary.kind === "record" ? ["", ...chairs.map((x) => x.seat)] : [...mine, ""];
  const seat = address.seat !== null && viewers.includes(address.seat) ? address.seat : own;
  const notAllowed = !!address.seat && address.seat !== seat;
  const { record, past, closed } = useRecord(id, own, seat);
  const result = record?.result ?? null;
  useEffect(() => setEnded((x) => x || result !== null), [result]);
  const most = record?.n ?? address.n;
  const n = Math.min(address.n, most);
  const { state, failed } = usePositionAt(id, record ? n : null, seat);
  const words = usePlaceWords(known, info.id, state?.board);

  useEffect(() => {
    document.title = `${words.say("game")} · ${words.say("web-replay")}`;
  }, [words]);
  const go = useCallback((to: number) => step({ n: Math.max(0, Math.min(most, to)) }), [most, step]);
  const goAndPause = useCallback(
    (to: number) => {
      setPlaying(false);
      go(to);
    },
    [go],
  );
  const jumpTo = useCallback(
    (to: number) => {
      setPlaying(false);
      setTab("board");
      jump({ n: to });
    },
    [jump],
  );
  useReplayKeys({ n, most, playing, go: goAndPause, setPlaying });
  useEffect(() => {
    const close = (e: KeyboardEvent) => e.key === "Escape" && panel.close();
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [panel]);

  const repeatedEvents = cards.repeatedEvents ?? NO_REPEATED_EVENTS;
  const log = record?.log ?? NO_LOG;
  const logLines = useMemo(() => lines(log, words, repeatedEvents), [log, words, repeatedEvents]);
  const current = lineAt(logLines, n);
  useEffect(() => {
    if (!playing || state?.n !== n) return; // the next line follows when this one is drawn
    if (n >= most) return setPlaying(false);
    const next = logLines.find((x) => x.n >= n)?.n ?? n; // several lines of chance are one step
    const timer = setTimeout(() => go(next + 1), SECOND / speed);
    return () => clearTimeout(timer);
  }, [playing, state, n, most, logLines, go, speed]);

  const actions = useMemo<BoardActions | undefined>(
    () =>
      gameOf(info.id).logInDrawer // which the board opens
        ? { ...NO_CHOICE, setLog: (open) => setTab((now) => ((open ?? now !== "log") ? "log" : "board")) }
        : undefined,
    [info.id],
  );
  const table = useMemo<Table>(
    () => ({
      ...readOnlyTable(words, info.id),
      ...(actions && { actions }),
      viewer: seat,
      facts: currentFacts(facts, state?.board ?? []),
      unverified,
      pointed,
      log: log.filter((x) => x.n < n),
      repeatedEvents,
      tones: tonesOf(info.id, state?.board ?? []),
      prices: pricesOf(state?.board ?? []),
      show: (ref, at, pinned) => (facts.has(ref) || ref.startsWith("seat:")) && panel.show(ref, at, pinned),
      hide: panel.hide,
      click: (ref, from) => (facts.has(ref) || ref.startsWith("seat:")) && panel.show(ref, from?.at ?? null, true),
    }),
    [words, info.id, actions, seat, facts, unverified, pointed, state, panel, log, repeatedEvents, n],
  );
  if (past) return <PastView summary={summary} past={past} rematch={summary.rematch} />;
  if (closed) return <ErrorPage id={closed} />;
  return (
    <TableContext value={table}>
      <PageFrame className="at-table" title={<h1 className="name">{words.say("game")}</h1>}>
        <div className="table replay" {...gameColours(info.id)} data-tab={tab}>
          <nav className="tabs" aria-label={words.say("web-parts")}>
            {TABS.map((x) => (
              <button key={x} type="button" aria-pressed={tab === x} onClick={() => setTab(x)}>
                {words.say(`web-tab-${x}`)}
              </button>
            ))}
          </nav>
          {state && <Seats chairs={chairs} board={state.board} asked={state.asked?.seat ?? ""} />}
          <div className="board-side">
            {result && n === most && (
              <End
                id={id}
                result={result}
                board={state?.board ?? []}
                chairs={chairs}
                words={words}
                info={info}
                viewer=""
                rematch={summary.rematch ?? ""}
                jump={jumpTo}
              />
            )}
            <h2 className="visually-hidden">{words.say("web-tab-board")}</h2>
            {state && <Board board={state.board} n={state.n} />}
          </div>
          <aside className="log-side" aria-label={words.say("web-log")}>
            <h2>{words.say("web-log")}</h2>
            <Log
              log={log}
              oldLines={most}
              repeatedEvents={repeatedEvents}
              id={id}
              point={setPointed}
              at={n}
              jump={jumpTo}
            />
          </aside>
          <section className="prompt replay-bar" aria-label={words.say("web-replay")}>
            {(failed || notAllowed) && <p className="bad">{failed ? error(failed) : words.say("web-eyes-later")}</p>}
            <p className="replay-now" data-seat={current?.who}>
              {current && <LineText line={current} point={setPointed} />}
            </p>
            <p className="replay-asked muted">
              {state?.asked && state.asked.seat !== "?" && (
                <>
                  {words.seat(state.asked.seat)}: <Sentence segments={words.question(state.asked)} />
                </>
              )}
            </p>
            <Controls
              n={n}
              most={most}
              playing={playing}
              speed={speed}
              go={goAndPause}
              setPlaying={setPlaying}
              setSpeed={setSpeed}
              words={words}
              viewers={viewers}
              seat={seat}
              showAs={(to) => jump({ seat: to })}
              link={`${location.origin}${addressOf(id, { n, seat })}`}
              goOn={summary.kind === "record" && record && !ended ? `/results?go-on=${id}` : ""}
            />
          </section>
        </div>
        {shown && <Panel shown={shown} actions={panel} sections={state?.board ?? NO_LOG} />}
      </PageFrame>
    </TableContext>
  );
}

const NO_REPEATED_EVENTS = {};
const NO_LOG: never[] = [];
