/** A match of older rules that cannot be continued: what was played, in words where they are known, and the result. */

import { use, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { readOnlyTable, TableContext } from "../board/context";
import { EndActions, Headline } from "../end";
import { Scores } from "../end/scores";
import { gameColours } from "../games";
import { SeatShape, UiIcon } from "../icons/ui";
import { api, type Summary } from "../net/rest";
import type { Chair, Outcome, PastIs } from "../protocol";
import { lines } from "../table/log";
import { LineText } from "../table/logview";
import { openTable, type TableStore } from "../table/store";
import { ErrorPage } from "../ui/errors";
import { PageFrame } from "../ui/pageframe";
import { useWords } from "../words/context";
import type { Words } from "../words/words";
import "../styles/table.css";
import "../styles/past.css";

/** The page of such a match, with the view of the own seat; a spectator's if the device has several seats. */
export function Past({ summary }: { summary: Summary }) {
  const mine = summary.chairs.filter((x) => x.mine && !x.left).map((x) => x.seat);
  const seat = mine.length === 1 ? (mine[0] ?? "") : "";
  const [store, setStore] = useState<TableStore | null>(null);
  useEffect(() => {
    const made = openTable(summary.id, seat);
    setStore(made);
    return () => made.close();
  }, [summary.id, seat]);
  return store ? <LoadedPast store={store} summary={summary} /> : <div className="loading" aria-busy="true" />;
}

function LoadedPast({ store, summary }: { store: TableStore; summary: Summary }) {
  const { past, table, connection, closed } = useStore(store);
  if (past) return <PastView summary={summary} past={past} rematch={table?.rematch ?? ""} />;
  return connection === "closed" ? (
    <ErrorPage id={closed || "not-yours"} />
  ) : (
    <div className="loading" aria-busy="true" />
  );
}

const NO_REPEATED_EVENTS = {};

export function PastView({ summary, past, rematch }: { summary: Summary; past: PastIs; rematch: string }) {
  const info = use(api.games()).find((x) => x.id === summary.game);
  if (!info) throw Object.assign(new Error(summary.game), { id: "no-game" });
  const { chairs } = summary;
  const words = useWords(
    summary.game,
    info.seats,
    chairs.map((x) => x.name),
    info.halfPoints,
    info.kinds,
  );
  useEffect(() => {
    document.title = `${words.say("game")} · Ecumene`;
  }, [words]);
  const logLines = useMemo(() => lines(past.log ?? [], words, NO_REPEATED_EVENTS), [past.log, words]);
  const table = useMemo(() => readOnlyTable(words, summary.game), [words, summary.game]);
  const mine = chairs.find((x) => x.mine)?.seat ?? "";
  const { rules, here } = past;
  return (
    <TableContext value={table}>
      <PageFrame title={<h1 className="name">{words.say("game")}</h1>}>
        <section className="page reading past" {...gameColours(summary.game)}>
          <p className="notice" role="status">
            <UiIcon name="book" size={18} />{" "}
            <span>{words.say(past.over ? "web-past-finished" : "web-past-unfinished", { rules, here })}</span>
          </p>
          {past.result ? (
            <Result
              id={summary.id}
              result={past.result}
              chairs={chairs}
              words={words}
              scoreIsSum={info.scoreIsSum}
              viewer={mine}
            />
          ) : (
            <>
              <p className="past-seats">
                {chairs.map((x) => (
                  <span key={x.seat}>
                    <SeatShape seat={x.seat} size={14} /> {words.seat(x.seat)}
                  </span>
                ))}
              </p>
              {past.over && <p className="muted">{words.say("web-past-no-result")}</p>}
            </>
          )}
          <EndActions
            id={summary.id}
            words={words}
            viewer={past.over && summary.kind === "table" ? mine : ""}
            recordViewer={chairs.filter((x) => x.mine).length === 1 ? mine : ""}
            rematch={rematch}
            replay={false}
          />
          <h2>{words.say("web-log")}</h2>
          <ol className="log">
            {logLines.map((line) => (
              <li key={line.n} data-seat={line.who} data-undone={line.undone ? "" : undefined}>
                <LineText line={line} point={() => {}} />
                <span className="log-jump">{line.n + 1}</span>
              </li>
            ))}
          </ol>
        </section>
      </PageFrame>
    </TableContext>
  );
}

type ResultProps = { id: string; result: Outcome; chairs: Chair[]; words: Words; scoreIsSum: boolean; viewer: string };

/** The result, without categories that have no words any more. */
function Result({ id, result, chairs, words, scoreIsSum, viewer }: ResultProps) {
  const known = result.parts.map((x) => Object.fromEntries(Object.entries(x).filter(([p]) => words.has(`part-${p}`))));
  return (
    <section className="result" aria-label={words.say("web-result")}>
      <Headline id={id} result={result} chairs={chairs} words={words} viewer={viewer} />
      <Scores result={{ ...result, parts: known }} chairs={chairs} words={words} scoreIsSum={scoreIsSum} />
    </section>
  );
}
