import { memo, useEffect, useMemo, useRef } from "react";
import { useTableBasics } from "../board/context";
import { SeatShape } from "../icons/ui";
import type { Entry } from "../protocol";
import { Link } from "../router";
import { type Line, lines } from "./log";
import { reuseUnchanged } from "./reuse";
import { Sentence } from "./sentence";

type Props = {
  log: Entry[];
  oldLines: number;
  repeatedEvents: Record<string, string>;
  id: string;
  point: (ref: string) => void;
  at?: number; // in a replay: after how many lines it is; later lines are dim
  jump?: (n: number) => void; // in a replay; otherwise a line links to its replay
};

/** The line that led to a position: the first that ends there or later. */
export function lineAt(all: readonly Line[], n: number): Line | undefined {
  return n > 0 ? all.find((x) => x.n + 1 >= n) : undefined;
}

export const Log = memo(function Log({ log, oldLines, repeatedEvents, id, point, at, jump }: Props) {
  const { words } = useTableBasics();
  const before = useRef<Line[]>([]);
  const all = useMemo(() => {
    before.current = reuseUnchanged(before.current, lines(log, words, repeatedEvents)); // old lines are not drawn again
    return before.current;
  }, [log, words, repeatedEvents]);
  const list = useRef<HTMLOListElement>(null);
  const current = at === undefined ? undefined : lineAt(all, at);
  const count = all.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line, or the current one, scrolls into view
  useEffect(() => {
    if (list.current) show(list.current, at === undefined);
  }, [count, current?.n]);
  useEffect(() => {
    const found = list.current;
    if (!found || !("ResizeObserver" in globalThis)) return;
    let high = found.clientHeight;
    const watch = new ResizeObserver(() => {
      if (!high && found.clientHeight) show(found, at === undefined); // its tab was opened
      high = found.clientHeight;
    });
    watch.observe(found);
    return () => watch.disconnect();
  }, [at]);
  const when = (line: Line) =>
    at === undefined ? undefined : line === current ? "now" : line.n + 1 > at ? "later" : "before";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
    <ol className="log" ref={list} aria-label={words.say("web-log")} tabIndex={0}>
      {all.map((line) => (
        <LineView
          key={line.n}
          line={line}
          fresh={line.n >= oldLines}
          when={when(line)}
          id={id}
          point={point}
          jump={jump}
        />
      ))}
    </ol>
  );
});

type LineProps = Pick<Props, "id" | "point" | "jump"> & { line: Line; fresh: boolean; when: string | undefined };

const LineView = memo(function LineView({ line, fresh, when, id, point, jump }: LineProps) {
  const { words } = useTableBasics();
  return (
    <li
      data-seat={line.who}
      data-undone={line.undone ? "" : undefined}
      data-new={fresh ? "" : undefined}
      data-when={when}
      aria-current={when === "now" ? "step" : undefined}
    >
      <LineText line={line} point={point} />
      {jump ? (
        <button
          type="button"
          className="log-jump whole-line"
          onClick={() => jump(line.n + 1)}
          aria-label={words.say("web-replay-from", { n: line.n + 1 })}
        >
          {line.n + 1}
        </button>
      ) : (
        <Link
          className="log-jump"
          href={`/replay/${id}?n=${line.n + 1}`}
          aria-label={words.say("web-replay-from", { n: line.n + 1 })}
        >
          {line.n + 1}
        </Link>
      )}
    </li>
  );
});

/** A line in words: who, what, and the events. */
export function LineText({ line, point }: { line: Line; point: (ref: string) => void }) {
  const { words } = useTableBasics();
  return (
    <>
      {line.who !== "?" && (
        <span className="log-who" data-seat={line.who}>
          <SeatShape seat={line.who} size={11} /> {words.seat(line.who)}:
        </span>
      )}{" "}
      {line.kind === "move" || !line.kind ? (
        <Sentence segments={line.text} point={point} />
      ) : (
        <span>{words.say(`web-log-${line.kind}`)}</span>
      )}
      {line.parts.length > 0 && (
        <span className="log-parts">
          {line.parts.map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name
            <span key={i}>
              <Sentence segments={part} point={point} />
            </span>
          ))}
        </span>
      )}
    </>
  );
}

/** Scrolls to the end of the list, or in a replay to the current line. */
function show(list: HTMLElement, end: boolean): void {
  const line = list.querySelector<HTMLElement>('[data-when="now"]');
  if (end) list.scrollTop = list.scrollHeight;
  else if (!line) list.scrollTop = 0;
  else if (line.offsetTop < list.scrollTop || line.offsetTop + line.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = line.offsetTop - list.clientHeight / 2;
}
