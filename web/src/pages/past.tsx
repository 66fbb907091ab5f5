/** A game whose rules are not here any more: what was played, in words as far as they are known, and how it ended. */
import { use, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { idle, TableContext } from "../board/context";
import { Actions, Headline } from "../end";
import { Scores } from "../end/scores";
import { Shape, Ui } from "../icons/ui";
import { api, type Summary } from "../net/rest";
import type { Chair, Outcome, PastIs } from "../protocol";
import { lines } from "../table/log";
import { Told } from "../table/logview";
import { openTable, type TableStore } from "../table/store";
import { Frame } from "../ui/frame";
import { Trouble } from "../ui/trouble";
import { useWords } from "../words/context";
import type { Words } from "../words/words";
import "../styles/table.css";
import "../styles/past.css";

/** Its page: with the eyes of the own seat, or a spectator's where one device has several. */
export function Past({ summary }: { summary: Summary }) {
  const mine = summary.chairs.filter((x) => x.mine && !x.left).map((x) => x.seat);
  const seat = mine.length === 1 ? (mine[0] ?? "") : "";
  const [store, setStore] = useState<TableStore | null>(null);
  useEffect(() => {
    const made = openTable(summary.id, seat);
    setStore(made);
    return () => made.close();
  }, [summary.id, seat]);
  return store ? <Heard store={store} summary={summary} /> : <div className="blank" aria-busy="true" />;
}

function Heard({ store, summary }: { store: TableStore; summary: Summary }) {
  const { past, table, link, closed } = useStore(store);
  if (past) return <PastView summary={summary} past={past} rematch={table?.rematch ?? ""} />;
  return link === "closed" ? <Trouble id={closed || "not-yours"} /> : <div className="blank" aria-busy="true" />;
}

const NO_ECHOES = {};

export function PastView({ summary, past, rematch }: { summary: Summary; past: PastIs; rematch: string }) {
  const info = use(api.games()).find((x) => x.id === summary.game);
  if (!info) throw Object.assign(new Error(summary.game), { id: "no-game" });
  const { chairs } = summary;
  const words = useWords(
    summary.game,
    info.seats,
    chairs.map((x) => x.name),
    info.half_points,
    info.kinds,
  );
  useEffect(() => {
    document.title = `${words.say("game")} · Ecumene`;
  }, [words]);
  const told = useMemo(() => lines(past.log ?? [], words, NO_ECHOES), [past.log, words]);
  const table = useMemo(() => idle(words, summary.game), [words, summary.game]);
  const mine = chairs.find((x) => x.mine)?.seat ?? "";
  const { rules, here } = past;
  return (
    <TableContext value={table}>
      <Frame title={<h1 className="name">{words.say("game")}</h1>}>
        <section className="page reading past" data-game={summary.game}>
          <p className="notice" role="status">
            <Ui name="book" size={18} />{" "}
            <span>{words.say(past.over ? "web-past-finished" : "web-past-unfinished", { rules, here })}</span>
          </p>
          {past.result ? (
            <Result result={past.result} chairs={chairs} words={words} sums={info.score_is_sum} viewer={mine} />
          ) : (
            <>
              <p className="past-seats">
                {chairs.map((x) => (
                  <span key={x.seat}>
                    <Shape seat={x.seat} size={14} /> {words.seat(x.seat)}
                  </span>
                ))}
              </p>
              {past.over && <p className="muted">{words.say("web-past-no-result")}</p>}
            </>
          )}
          <Actions
            id={summary.id}
            words={words}
            viewer={past.over && summary.kind === "table" ? mine : ""}
            eyes={chairs.filter((x) => x.mine).length === 1 ? mine : ""}
            rematch={rematch}
            replay={false}
          />
          <h2>{words.say("web-log")}</h2>
          <ol className="log">
            {told.map((line) => (
              <li key={line.n} data-seat={line.who} data-undone={line.undone ? "" : undefined}>
                <Told line={line} point={() => {}} />
                <span className="log-jump">{line.n + 1}</span>
              </li>
            ))}
          </ol>
        </section>
      </Frame>
    </TableContext>
  );
}

type ResultProps = { result: Outcome; chairs: Chair[]; words: Words; sums: boolean; viewer: string };

/** Categories and ways that have no words any more are left out. */
function Result({ result, chairs, words, sums, viewer }: ResultProps) {
  const known = result.parts.map((x) => Object.fromEntries(Object.entries(x).filter(([p]) => words.has(`part-${p}`))));
  return (
    <section className="result" aria-label={words.say("web-result")}>
      <Headline result={result} chairs={chairs} words={words} viewer={viewer} />
      <Scores result={{ ...result, parts: known }} chairs={chairs} words={words} sums={sums} />
    </section>
  );
}
