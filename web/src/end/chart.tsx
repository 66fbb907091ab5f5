/** How the points grew: a line in steps for each player, told apart by colour and shape; also as a table. */
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { Shape, Ui } from "../icons/ui";
import type { ScoreHistory } from "../net/rest";
import type { Words } from "../words/words";
import { type Line, linesOf, momentAt, partsOf, scale, spread, stages, steps, ticks } from "./scale";

const HEIGHT = 236;
const [LEFT, RIGHT, TOP, BOTTOM] = [38, 54, 24, 24];
const LETTER = 6.8; // px of a small letter, about

type Props = { course: ScoreHistory; seats: string[]; words: Words; sums: boolean; open: (n: number) => void };

export function Chart({ course, seats, words, sums, open }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const wide = useWidth(box);
  const last = course.moments.at(-1)?.n ?? 0;
  const [part, setPart] = useState(sums ? "" : (course.parts[0] ?? ""));
  const [n, setN] = useState(last);
  const [asTable, setAsTable] = useState(false);
  const parts = useMemo(() => (sums ? partsOf(course) : course.parts), [course, sums]);
  const lines = useMemo(() => linesOf(course, seats, part), [course, seats, part]);
  const moment = momentAt(course.moments, n);
  const stage = course.moments[moment]?.stage;
  const where = [words.say("web-line", { n }), stage && words.label(stage)].filter(Boolean).join(" · ");
  const told = (at: number) => lines.map((x) => `${words.seat(x.seat)} ${words.points(x.values[at] ?? 0)}`).join(", ");
  return (
    <figure className="chart">
      <figcaption>
        <h3>{words.say("web-chart")}</h3>
        {parts.length > 1 && (
          <label>
            <span className="unseen">{words.say("web-chart-what")}</span>
            <select value={part} onChange={(e) => setPart(e.target.value)}>
              {sums && <option value="">{words.say("cli-total")}</option>}
              {parts.map((x) => (
                <option key={x} value={x}>
                  {words.say(`part-${x}`)}
                </option>
              ))}
            </select>
          </label>
        )}
      </figcaption>
      <div className="chart-room" ref={box}>
        {wide > 0 && (
          <Drawing
            course={course}
            lines={lines}
            words={words}
            wide={wide}
            n={n}
            point={setN}
            open={open}
            about={words.say("web-chart-about", { n: last, scores: told(course.moments.length - 1) })}
          />
        )}
        <input
          className="chart-at"
          type="range"
          min={0}
          max={last}
          value={n}
          onChange={(e) => setN(Number(e.target.value))}
          aria-label={words.say("web-chart-at")}
          aria-valuetext={`${where}: ${told(moment)}`}
        />
      </div>
      <div className="chart-read">
        <span className="chart-where num">{where}</span>
        {lines.map((x) => (
          <span key={x.seat} className="chart-value num" data-seat={x.seat}>
            <Shape seat={x.seat} size={12} /> <span className="unseen">{words.seat(x.seat)}</span>{" "}
            {words.points(x.values[moment] ?? 0)}
          </span>
        ))}
      </div>
      <p className="row chart-more">
        <button type="button" className="button small quiet" onClick={() => open(n)}>
          <Ui name="play" size={18} /> {words.say("web-replay-here")}
        </button>
        <button
          type="button"
          className="button small quiet"
          aria-expanded={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {words.say("web-chart-table")}
        </button>
      </p>
      {asTable && <AsTable course={course} lines={lines} words={words} />}
    </figure>
  );
}

type DrawingProps = {
  course: ScoreHistory;
  lines: Line[];
  words: Words;
  wide: number;
  n: number;
  point: (n: number) => void;
  open: (n: number) => void;
  about: string;
};

function Drawing({ course, lines, words, wide, n, point, open, about }: DrawingProps) {
  const id = useId();
  const { moments } = course;
  const last = moments.at(-1)?.n ?? 0;
  const values = lines.flatMap((x) => x.values);
  const unit = words.halves ? 2 : 1; // whole points are marked
  const marks = ticks(Math.min(0, ...values) / unit, Math.max(1, ...values) / unit, 4).map((mark) => mark * unit);
  const x = scale([0, last], [LEFT, wide - RIGHT]);
  const y = scale([marks[0] ?? 0, marks.at(-1) ?? 1], [HEIGHT - BOTTOM, TOP]);
  const lineAt = (e: MouseEvent<SVGSVGElement>) => {
    const at = e.clientX - e.currentTarget.getBoundingClientRect().left;
    return Math.max(0, Math.min(last, Math.round(scale([LEFT, wide - RIGHT], [0, last])(at))));
  };
  const ends = spread(
    lines.map((line) => y(line.values.at(-1) ?? 0)),
    18,
    TOP,
    HEIGHT - BOTTOM,
  );
  const moment = momentAt(moments, n);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keys the slider and the button below do the same
    <svg
      className="chart-drawing"
      role="img"
      aria-labelledby={`${id}t ${id}d`}
      width={wide}
      height={HEIGHT}
      viewBox={`0 0 ${wide} ${HEIGHT}`}
      onPointerMove={(e: PointerEvent<SVGSVGElement>) => point(lineAt(e))}
      onPointerDown={(e: PointerEvent<SVGSVGElement>) => point(lineAt(e))}
      onClick={(e) => {
        // a finger covers what it points at: it chooses the moment, the button opens it
        if ((e.nativeEvent as globalThis.PointerEvent).pointerType !== "touch") open(n);
      }}
    >
      <title id={`${id}t`}>{words.say("web-chart")}</title>
      <desc id={`${id}d`}>{about}</desc>
      <g className="chart-grid">
        {marks.map((mark) => (
          <g key={mark}>
            <line x1={LEFT} x2={wide - RIGHT} y1={y(mark)} y2={y(mark)} data-zero={mark ? undefined : ""} />
            <text x={LEFT - 6} y={y(mark) + 4} textAnchor="end">
              {words.points(mark)}
            </text>
          </g>
        ))}
        {ticks(0, last, (wide - LEFT - RIGHT) / 90)
          .filter((mark) => mark <= last)
          .map((mark) => (
            <text key={mark} x={x(mark)} y={HEIGHT - 6} textAnchor="middle">
              {mark}
            </text>
          ))}
      </g>
      <Stages moments={moments} words={words} x={x} right={wide} />
      {lines.map((line, i) => (
        <Curve key={line.seat} line={line} i={i} of={lines.length} moments={moments} x={x} y={y} />
      ))}
      <line className="chart-cursor" x1={x(n)} x2={x(n)} y1={TOP} y2={HEIGHT - BOTTOM} />
      {lines.map((line) => (
        <circle
          key={line.seat}
          className="chart-dot"
          data-seat={line.seat}
          cx={x(n)}
          cy={y(line.values[moment] ?? 0)}
          r={4.5}
        />
      ))}
      {lines.map((line, i) => (
        <g key={line.seat} className="chart-end" transform={`translate(${wide - RIGHT + 8} ${ends[i]})`}>
          <g transform="translate(0 -6)">
            <Shape seat={line.seat} size={12} />
          </g>
          <text x={17} y={5}>
            {words.points(line.values.at(-1) ?? 0)}
          </text>
        </g>
      ))}
    </svg>
  );
}

type CurveProps = {
  line: Line;
  i: number;
  of: number;
  moments: ScoreHistory["moments"];
  x: (n: number) => number;
  y: (value: number) => number;
};

/** A line with its seat's shape on it here and there, each seat's at places of its own. */
function Curve({ line, i, of, moments, x, y }: CurveProps) {
  const last = moments.at(-1)?.n ?? 0;
  const path = steps(
    moments.map((m) => x(m.n)),
    line.values.map(y),
  );
  const count = Math.max(2, Math.floor((x(last) - x(0)) / 110));
  const places = Array.from({ length: count }, (_, k) => (last * (k + (i + 0.5) / of)) / count);
  return (
    <g className="chart-line" data-seat={line.seat}>
      <path d={path} />
      {places.map((n) => (
        <g key={n} transform={`translate(${x(n) - 6.5} ${y(line.values[momentAt(moments, n)] ?? 0) - 6.5})`}>
          <Shape seat={line.seat} size={13} />
        </g>
      ))}
    </g>
  );
}

type StagesProps = { moments: ScoreHistory["moments"]; words: Words; x: (n: number) => number; right: number };

/** Where each age begins; its name, where there is room for it. */
function Stages({ moments, words, x, right }: StagesProps) {
  const all = stages(moments);
  return (
    <g className="chart-stages">
      {all.map(({ n, stage }, i) => {
        const name = words.label(stage);
        const room = (all[i + 1] ? x(all[i + 1]?.n ?? 0) : right) - x(n);
        return (
          <g key={stage}>
            {n > 0 && <line x1={x(n)} x2={x(n)} y1={TOP - 8} y2={HEIGHT - BOTTOM} />}
            {room > name.length * LETTER + 6 && (
              <text x={x(n) + 4} y={TOP - 10}>
                {name}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function AsTable({ course, lines, words }: { course: ScoreHistory; lines: Line[]; words: Words }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
    <section className="chart-table" aria-label={words.say("web-chart")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.say("web-chart-line")}</th>
            {lines.map((x) => (
              <th key={x.seat} scope="col">
                <Shape seat={x.seat} size={12} /> {words.seat(x.seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {course.moments.map((x, i) => (
            <tr key={x.n}>
              <th scope="row" className="num">
                {x.n}
              </th>
              {lines.map((line) => (
                <td key={line.seat} className="num">
                  {words.points(line.values[i] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function useWidth(box: RefObject<HTMLElement | null>): number {
  const [wide, setWide] = useState(0);
  useEffect(() => {
    const found = box.current;
    if (!found) return;
    const watch = new ResizeObserver(() => setWide(Math.floor(found.clientWidth)));
    watch.observe(found);
    return () => watch.disconnect();
  }, [box]);
  return wide;
}
