/** What happened last, where there is room below the rivals; the drawer has all of it. */
import { useEffect, useMemo, useRef } from "react";
import { useTable } from "../../../board/context";
import { SeatShape } from "../../../icons/ui";
import type { Entry } from "../../../protocol";
import { lines } from "../../../table/log";
import { Sentence } from "../../../table/sentence";
import type { Segment } from "../../../words/words";
import { Heading } from "./signs";

/** What somebody did, below their own mark: without their name. */
function withoutSeat([first, second, ...rest]: Segment[], seat: string): Segment[] {
  const all = [first, second, ...rest].filter((x) => x !== undefined);
  if (first?.ref !== `seat:${seat}` || !second) return all;
  return [{ ...second, text: second.text.trimStart() }, ...rest];
}

const LINES = 14;
const NOTHING_REPEATED = {};

const isMove = ({ who }: Entry) => who !== "?";

export function Recent() {
  const { log, words, repeatedEvents = NOTHING_REPEATED } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const last = useMemo(() => {
    const done = (log ?? []).filter((x) => !x.undone);
    const begun = done.slice(Math.max(0, done.findIndex(isMove))); // not how the table was set up
    return done.some(isMove) ? lines(begun.slice(-2 * LINES), words, repeatedEvents).slice(-LINES) : [];
  }, [log, words, repeatedEvents]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last line is in sight
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  if (!last.length) return null;
  return (
    <div className="era-recent">
      <section>
        <Heading>{words.say("web-log")}</Heading>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
        <ol ref={list} tabIndex={0} aria-label={words.say("web-log")}>
          {last.map((line) => (
            <li key={line.n} data-seat={line.who}>
              {line.who !== "?" && [<SeatShape key="who" seat={line.who} size={10} />, " "]}
              {line.kind === "move" || !line.kind ? (
                <Sentence segments={line.text} />
              ) : (
                words.say(`web-log-${line.kind}`)
              )}
              {line.parts.map((part, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name
                <span key={i} className="era-recent-part">
                  <Sentence segments={withoutSeat(part, line.who)} />
                </span>
              ))}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
