/** A game line by line, as one viewer was entitled to see it. */
import { useCallback, useEffect, useMemo, useState } from "react";
import { Board } from "../board/board";
import { idle, type Table, TableContext } from "../board/context";
import { Panel, useShown } from "../board/panel";
import { End } from "../end";
import { Controls, useReplayKeys } from "../end/controls";
import { addressOf, usePlace } from "../end/place";
import { useAt, useWhole } from "../end/record";
import { api, Failed, type Summary } from "../net/rest";
import { lines } from "../table/log";
import { Log, lineAt, Told } from "../table/logview";
import { SaidText } from "../table/said";
import { Seats } from "../table/seats";
import { factsNow, pricesOf, tonesOf, useGame } from "../table/usegame";
import { Frame } from "../ui/frame";
import { Trouble, useError } from "../ui/trouble";
import { Past, PastView } from "./past";
import "../styles/table.css";

export default function Replay({ id }: { id: string }) {
  const [summary, setSummary] = useState<Summary | null>(null);
  const [failed, setFailed] = useState("");
  useEffect(() => {
    api
      .me()
      .then(() => api.table(id))
      .then(setSummary, (x) => setFailed(x instanceof Failed ? x.id : "broken"));
  }, [id]);
  if (failed) return <Trouble id={failed} />;
  if (!summary) return <div className="blank" aria-busy="true" />;
  return summary.old ? <Past summary={summary} /> : <Player key={id} summary={summary} />;
}

const SECOND = 1000;
const TABS = ["board", "log"] as const;

function Player({ summary }: { summary: Summary }) {
  const { id } = summary;
  const chairs = useMemo(() => summary.chairs.map((x) => ({ ...x, kind: "here", taken: true })), [summary]); // the past is complete
  const { words, info, facts, doubtful, cards } = useGame(
    summary.game,
    chairs.map((x) => x.name),
  );
  const error = useError();
  const { place, step, jump } = usePlace(id);
  const [tab, setTab] = useState<(typeof TABS)[number]>("board");
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [shown, panel] = useShown();
  const [pointed, setPointed] = useState("");

  const mine = chairs.filter((x) => x.mine && !x.left).map((x) => x.seat);
  const own = mine[0] ?? "";
  const [ended, setEnded] = useState(summary.over);
  const viewers = ended || summary.kind === "record" ? ["", ...chairs.map((x) => x.seat)] : [...mine, ""];
  const seat = place.seat !== null && viewers.includes(place.seat) ? place.seat : own;
  const barred = !!place.seat && place.seat !== seat;
  const { whole, past, closed } = useWhole(id, own, seat);
  const result = whole?.result ?? null;
  useEffect(() => setEnded((x) => x || result !== null), [result]);
  const most = whole?.n ?? place.n;
  const n = Math.min(place.n, most);
  const { state, failed } = useAt(id, whole ? n : null, seat);

  useEffect(() => {
    document.title = `${words.say("game")} · ${words.say("web-replay")}`;
  }, [words]);
  const go = useCallback((to: number) => step({ n: Math.max(0, Math.min(most, to)) }), [most, step]);
  const goByHand = useCallback(
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
  useReplayKeys({ n, most, playing, go: goByHand, setPlaying });
  useEffect(() => {
    const close = (e: KeyboardEvent) => e.key === "Escape" && panel.close();
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [panel]);

  const echoes = cards.repeated_events ?? NO_ECHOES;
  const log = whole?.log ?? NO_LOG;
  const read = useMemo(() => lines(log, words, echoes), [log, words, echoes]);
  const current = lineAt(read, n);
  useEffect(() => {
    if (!playing || state?.n !== n) return; // the next line comes when this one is drawn
    if (n >= most) return setPlaying(false);
    const next = read.find((x) => x.n >= n)?.n ?? n; // what chance adds in a row comes at once
    const timer = setTimeout(() => go(next + 1), SECOND / speed);
    return () => clearTimeout(timer);
  }, [playing, state, n, most, read, go, speed]);

  const table = useMemo<Table>(
    () => ({
      ...idle(words, info.id),
      viewer: seat,
      facts: factsNow(facts, state?.board ?? []),
      doubtful,
      pointed,
      tones: tonesOf(info.id, state?.board ?? []),
      prices: pricesOf(state?.board ?? []),
      show: (ref, at, pinned) => facts.has(ref) && panel.show(ref, at, pinned),
      hide: panel.hide,
      touch: (ref) => facts.has(ref) && panel.show(ref, null, true),
    }),
    [words, info.id, seat, facts, doubtful, pointed, state, panel],
  );
  if (past) return <PastView summary={summary} past={past} rematch={summary.rematch} />;
  if (closed) return <Trouble id={closed} />;
  return (
    <TableContext value={table}>
      <Frame className="at-table" title={<h1 className="name">{words.say("game")}</h1>}>
        <div className="table replay" data-game={info.id} data-tab={tab}>
          <nav className="tabs" aria-label={words.say("web-parts")}>
            {TABS.map((x) => (
              <button key={x} type="button" aria-pressed={tab === x} onClick={() => setTab(x)}>
                {words.say(`web-tab-${x}`)}
              </button>
            ))}
          </nav>
          {state && <Seats chairs={chairs} board={state.board} asked={state.asked?.seat ?? ""} />}
          <div className="middle">
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
            <h2 className="unseen">{words.say("web-tab-board")}</h2>
            {state && <Board board={state.board} n={state.n} />}
          </div>
          <aside className="right" aria-label={words.say("web-log")}>
            <h2>{words.say("web-log")}</h2>
            <Log log={log} heard={most} echoes={echoes} id={id} point={setPointed} at={n} jump={jumpTo} />
          </aside>
          <section className="prompt player" aria-label={words.say("web-replay")}>
            {(failed || barred) && <p className="bad">{failed ? error(failed) : words.say("web-eyes-later")}</p>}
            <p className="replay-now" data-seat={current?.who}>
              {current && <Told line={current} point={setPointed} />}
            </p>
            <p className="replay-asked muted">
              {state?.asked && state.asked.seat !== "?" && (
                <>
                  {words.seat(state.asked.seat)}: <SaidText segments={words.question(state.asked)} />
                </>
              )}
            </p>
            <Controls
              n={n}
              most={most}
              playing={playing}
              speed={speed}
              go={goByHand}
              setPlaying={setPlaying}
              setSpeed={setSpeed}
              words={words}
              viewers={viewers}
              seat={seat}
              look={(to) => jump({ seat: to })}
              link={`${location.origin}${addressOf(id, { n, seat })}`}
            />
          </section>
        </div>
        {shown && <Panel shown={shown} acts={panel} />}
      </Frame>
    </TableContext>
  );
}

const NO_ECHOES = {};
const NO_LOG: never[] = [];
