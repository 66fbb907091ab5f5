/** A game line by line, as one viewer was entitled to see it. */
import { useCallback, useEffect, useMemo, useState } from "react";
import { Board } from "../board/board";
import { idle, type Table, TableContext } from "../board/context";
import { Panel, type Shown } from "../board/panel";
import { Ui } from "../icons/ui";
import { api, Failed, type Summary } from "../net/rest";
import type { Entry, StateIs } from "../protocol";
import { Log } from "../table/logview";
import { Result } from "../table/result";
import { SaidText } from "../table/said";
import { Seats } from "../table/seats";
import { openTable } from "../table/store";
import { tonesOf, useGame } from "../table/usegame";
import { Frame } from "../ui/frame";
import { Trouble } from "../ui/trouble";
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
  return summary ? <Player summary={summary} /> : <div className="blank" aria-busy="true" />;
}

function Player({ summary }: { summary: Summary }) {
  const { id } = summary;
  const chairs = useMemo(() => summary.chairs.map((x) => ({ ...x, kind: "here", taken: true })), [summary]); // the past is complete
  const { words, info, facts, doubtful, cards } = useGame(
    summary.game,
    chairs.map((x) => x.name),
  );
  const mine = chairs.filter((x) => x.mine).map((x) => x.seat);
  const [seat, setSeat] = useState(mine[0] ?? "");
  const [end, setEnd] = useState<{ n: number; log: Entry[] } | null>(null);
  const [n, setN] = useState(() => Number(new URLSearchParams(location.search).get("n")) || 0);
  const [state, setState] = useState<StateIs | null>(null);
  const [failed, setFailed] = useState("");
  const [shown, setShown] = useState<Shown | null>(null);
  const [pointed, setPointed] = useState("");
  const viewers =
    summary.over || summary.kind === "record" ? ["", ...chairs.map((x) => x.seat)] : mine.length ? mine : [""];
  const most = end?.log.length ?? 0;
  useEffect(() => {
    document.title = `${words.say("game")} · ${words.say("web-replay")}`;
  }, [words]);
  useEffect(() => {
    const live = openTable(id, seat); // tells how far the record goes, and goes on telling while it grows
    const off = live.subscribe((now) => {
      if (now.link === "closed") setFailed("not-yours");
      if (now.state) setEnd({ n: now.state.n, log: now.log });
    });
    return () => {
      off();
      live.close();
    };
  }, [id, seat]);
  useEffect(() => {
    let old = false;
    api.at(id, n, seat).then(
      (x) => !old && setState(x),
      () => {},
    );
    return () => {
      old = true;
    };
  }, [id, n, seat]);
  const go = useCallback((to: number) => setN(Math.max(0, Math.min(most, to))), [most]);
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if ((e.target as HTMLElement).tagName === "SELECT") return;
      const to = { ArrowLeft: n - 1, ArrowRight: n + 1, Home: 0, End: most, PageUp: n - 10, PageDown: n + 10 }[e.key];
      if (e.key === "Escape") setShown(null);
      if (to === undefined) return;
      e.preventDefault();
      go(to);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [n, most, go]);
  const table = useMemo<Table>(
    () => ({
      ...idle(words, info.id),
      viewer: seat,
      facts,
      doubtful,
      pointed,
      tones: tonesOf(info.id, state?.board ?? []),
      show: (ref, at, pinned) => facts.has(ref) && setShown({ ref, at: at?.getBoundingClientRect() ?? null, pinned }),
      hide: () => setShown((x) => (x?.pinned ? x : null)),
      touch: (ref) => facts.has(ref) && setShown({ ref, at: null, pinned: true }),
    }),
    [words, info.id, seat, facts, doubtful, pointed, state],
  );
  if (failed) return <Trouble id={failed} />;
  return (
    <TableContext value={table}>
      <Frame className="at-table" title={<h1 className="name">{words.say("game")}</h1>}>
        <div className="table replay" data-game={info.id} data-tab="board">
          {state && <Seats chairs={chairs} board={state.board} asked={state.asked?.seat ?? ""} />}
          <div className="middle">
            {state?.result && (
              <Result
                id={id}
                result={state.result}
                chairs={chairs}
                words={words}
                viewer=""
                rematch={summary.rematch ?? ""}
              />
            )}
            {state && <Board board={state.board} n={state.n} />}
          </div>
          <aside className="right" aria-label={words.say("web-log")}>
            <h2>{words.say("web-log")}</h2>
            <Log
              log={(end?.log ?? []).slice(0, n)}
              heard={n - 1}
              echoes={cards.echoes ?? {}}
              id={id}
              point={setPointed}
              link={false}
            />
          </aside>
          <section className="prompt player" aria-label={words.say("web-replay")}>
            <div className="question">
              {state?.asked && state.asked.seat !== "?" && (
                <>
                  <strong>{words.seat(state.asked.seat)}: </strong>
                  <SaidText segments={words.question(state.asked)} />
                </>
              )}
            </div>
            <div className="player-row">
              <button
                type="button"
                className="tool"
                onClick={() => go(n - 1)}
                disabled={n <= 0}
                aria-label={words.say("web-previous")}
              >
                <Ui name="left" />
              </button>
              <input
                type="range"
                min={0}
                max={most}
                value={Math.min(n, most)}
                onChange={(e) => go(Number(e.target.value))}
                aria-label={words.say("web-line-of", { n, most })}
              />
              <button
                type="button"
                className="tool"
                onClick={() => go(n + 1)}
                disabled={n >= most}
                aria-label={words.say("web-next")}
              >
                <Ui name="right" />
              </button>
              <span className="num">
                {Math.min(n, most)}/{most}
              </span>
              <label>
                <span className="unseen">{words.say("web-seen-by")}</span>
                <select value={seat} onChange={(e) => setSeat(e.target.value)}>
                  {viewers.map((x) => (
                    <option key={x} value={x}>
                      {x ? words.seat(x) : words.say("web-spectator")}
                    </option>
                  ))}
                </select>
              </label>
            </div>
          </section>
        </div>
        {shown && <Panel shown={shown} close={() => setShown(null)} />}
      </Frame>
    </TableContext>
  );
}
