import { memo, useEffect, useMemo, useRef } from "react";
import { useTable } from "../board/context";
import { Shape } from "../icons/ui";
import type { Entry } from "../protocol";
import { Link } from "../router";
import { lines } from "./log";
import { SaidText } from "./said";

type Props = {
  log: Entry[];
  heard: number;
  echoes: Record<string, string>;
  id: string;
  point: (ref: string) => void;
  link?: boolean;
};

export const Log = memo(function Log({ log, heard, echoes, id, point, link = true }: Props) {
  const { words } = useTable();
  const all = useMemo(() => lines(log, words, echoes), [log, words, echoes]);
  const end = useRef<HTMLOListElement>(null);
  const count = all.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into view
  useEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
    <ol className="log" ref={end} aria-label={words.say("web-log")} tabIndex={0}>
      {all.map((line) => (
        <li
          key={line.n}
          data-seat={line.who}
          data-undone={line.undone ? "" : undefined}
          data-new={line.n >= heard ? "" : undefined}
        >
          {line.who !== "?" && (
            <span className="log-who" data-seat={line.who}>
              <Shape seat={line.who} size={11} /> {words.seat(line.who)}:
            </span>
          )}{" "}
          {line.kind === "move" || !line.kind ? (
            <SaidText segments={line.said} point={point} />
          ) : (
            <span>{words.say(`web-log-${line.kind}`)}</span>
          )}
          {line.parts.length > 0 && (
            <span className="log-parts">
              {line.parts.map((part, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name
                <span key={i}>
                  <SaidText segments={part} point={point} />
                </span>
              ))}
            </span>
          )}
          {link && (
            <Link
              className="log-jump"
              href={`/replay/${id}?n=${line.n + 1}`}
              aria-label={words.say("web-replay-from", { n: line.n + 1 })}
            >
              {line.n + 1}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
});
