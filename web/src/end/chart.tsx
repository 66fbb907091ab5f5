/** How the points grew: a stepped line for each player, with a colour and a shape; also as a table. */
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { SeatShape, UiIcon } from "../icons/ui";
import type { ScoreHistory } from "../net/rest";
import type { Words } from "../words/words";
import { type Line, linesOf, momentAt, partsOf, scale, spread, stages, steps, ticks } from "./chartdata";

const HEIGHT = 236;
const [LEFT, RIGHT, TOP, BOTTOM] = [38, 62, 24, 24];
const LETTER = 6.8; // about the width of a small letter in pixels

type Props = {
  history: ScoreHistory;
  seats: string[];
  words: Words;
  scoreIsSum?: boolean;
  title?: string; // the id of its message
  open: (n: number) => void;
};

export function Chart({ history, seats, words, scoreIsSum = true, title = "web-chart", open }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const last = history.moments.at(-1)?.n ?? 0;
  const [part, setPart] = useState(scoreIsSum ? "" : (history.parts[0] ?? ""));
  const [n, setN] = useState(last);
  const [asTable, setAsTable] = useState(false);
  const parts = useMemo(() => (scoreIsSum ? partsOf(history) : history.parts), [history, scoreIsSum]);
  const lines = useMemo(() => linesOf(history, seats, part), [history, seats, part]);
  const moment = momentAt(history.moments, n);
  const stage = history.moments[moment]?.stage;
  const where = [words.say("web-line", { n }), stage && words.label(stage)].filter(Boolean).join(" · ");
  const scoresAt = (at: number) =>
    lines.map((x) => `${words.seat(x.seat)} ${words.points(x.values[at] ?? 0)}`).join(", ");
  return (
    <figure className="chart">
      <figcaption>
        <h3>{words.say(title)}</h3>
        {parts.length > 1 && (
          <label>
            <span className="visually-hidden">{words.say("web-chart-what")}</span>
            <select value={part} onChange={(e) => setPart(e.target.value)}>
              {scoreIsSum && <option value="">{words.say("cli-total")}</option>}
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
        {width > 0 && (
          <Drawing
            history={history}
            lines={lines}
            words={words}
            width={width}
            n={n}
            point={setN}
            open={open}
            title={title}
            about={words.say("web-chart-about", { n: last, scores: scoresAt(history.moments.length - 1) })}
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
          aria-valuetext={`${where}: ${scoresAt(moment)}`}
        />
      </div>
      <div className="chart-read">
        <span className="chart-where num">{where}</span>
        {lines.map((x) => (
          <span key={x.seat} className="chart-value num" data-seat={x.seat}>
            <SeatShape seat={x.seat} size={12} /> <span className="visually-hidden">{words.seat(x.seat)}</span>{" "}
            {words.points(x.values[moment] ?? 0)}
          </span>
        ))}
      </div>
      <p className="row chart-more">
        <button type="button" className="button small quiet" onClick={() => open(n)}>
          <UiIcon name="play" size={18} /> {words.say("web-replay-here")}
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
      {asTable && <ChartTable history={history} lines={lines} words={words} title={title} />}
    </figure>
  );
}

type DrawingProps = {
  history: ScoreHistory;
  lines: Line[];
  words: Words;
  width: number;
  n: number;
  point: (n: number) => void;
  open: (n: number) => void;
  title: string;
  about: string;
};

function Drawing({ history, lines, words, width, n, point, open, title, about }: DrawingProps) {
  const id = useId();
  const { moments } = history;
  const last = moments.at(-1)?.n ?? 0;
  const values = lines.flatMap((x) => x.values);
  const unit = words.halfPoints ? 2 : 1; // whole points are marked
  const marks = ticks(Math.min(0, ...values) / unit, Math.max(1, ...values) / unit, 4).map((mark) => mark * unit);
  const x = scale([0, last], [LEFT, width - RIGHT]);
  const y = scale([marks[0] ?? 0, marks.at(-1) ?? 1], [HEIGHT - BOTTOM, TOP]);
  const lineAt = (e: MouseEvent<SVGSVGElement>) => {
    const at = e.clientX - e.currentTarget.getBoundingClientRect().left;
    return Math.max(0, Math.min(last, Math.round(scale([LEFT, width - RIGHT], [0, last])(at))));
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
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      onPointerMove={(e: PointerEvent<SVGSVGElement>) => point(lineAt(e))}
      onPointerDown={(e: PointerEvent<SVGSVGElement>) => point(lineAt(e))}
      onClick={(e) => {
        // a finger covers what it points at, so it only chooses the moment; the button opens it
        if ((e.nativeEvent as globalThis.PointerEvent).pointerType !== "touch") open(n);
      }}
    >
      <title id={`${id}t`}>{words.say(title)}</title>
      <desc id={`${id}d`}>{about}</desc>
      <g className="chart-grid">
        {marks.map((mark) => (
          <g key={mark}>
            <line x1={LEFT} x2={width - RIGHT} y1={y(mark)} y2={y(mark)} data-zero={mark ? undefined : ""} />
            <text x={LEFT - 6} y={y(mark) + 4} textAnchor="end">
              {words.points(mark)}
            </text>
          </g>
        ))}
        {ticks(0, last, (width - LEFT - RIGHT) / 90)
          .filter((mark) => mark <= last)
          .map((mark) => (
            <text key={mark} x={x(mark)} y={HEIGHT - 6} textAnchor="middle">
              {mark}
            </text>
          ))}
      </g>
      <Stages moments={moments} words={words} x={x} right={width} />
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
        <g key={line.seat} className="chart-end" transform={`translate(${width - RIGHT + 8} ${ends[i]})`}>
          <g transform="translate(0 -6)">
            <SeatShape seat={line.seat} size={12} />
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

/** A line with the shape of its seat on it in some places, different for each seat. */
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
          <SeatShape seat={line.seat} size={13} />
        </g>
      ))}
    </g>
  );
}

type StagesProps = { moments: ScoreHistory["moments"]; words: Words; x: (n: number) => number; right: number };

/** Where each age begins, with its name if there is room. */
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

type TableProps = { history: ScoreHistory; lines: Line[]; words: Words; title: string };

function ChartTable({ history, lines, words, title }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
    <section className="chart-table" aria-label={words.say(title)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.say("web-chart-line")}</th>
            {lines.map((x) => (
              <th key={x.seat} scope="col">
                <SeatShape seat={x.seat} size={12} /> {words.seat(x.seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {history.moments.map((x, i) => (
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
  const [width, setWide] = useState(0);
  useEffect(() => {
    const found = box.current;
    if (!found) return;
    const watch = new ResizeObserver(() => setWide(Math.floor(found.clientWidth)));
    watch.observe(found);
    return () => watch.disconnect();
  }, [box]);
  return width;
}
