/** Where things of the chart stand. */
import type { Moment, ScoreHistory } from "../protocol/rest";

export type Line = { seat: string; values: number[] }; // a value for each moment

/** The values to draw: the whole score, or one category of it. */
export function linesOf(course: ScoreHistory, seats: readonly string[], part: string): Line[] {
  const at = course.parts.indexOf(part);
  return seats.map((seat, i) => ({
    seat,
    values: course.moments.map((x) => (at < 0 ? x.scores[i] : x.parts[i]?.[at]) ?? 0),
  }));
}

/** Categories that ever counted for anybody. */
export function partsOf(course: ScoreHistory): string[] {
  return course.parts.filter((_, at) => course.moments.some((x) => x.parts.some((p) => p[at])));
}

/** Round figures from below the lowest to above the highest, about so many. */
export function ticks(low: number, high: number, about: number): number[] {
  const span = Math.max(1, high - low);
  const rough = span / Math.max(1, about);
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((x) => x * ten).find((x) => x >= rough) ?? 10 * ten);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** A linear map; `from` may be a single point. */
export function scale(from: readonly [number, number], to: readonly [number, number]): (x: number) => number {
  const span = from[1] - from[0] || 1;
  return (x) => to[0] + ((x - from[0]) / span) * (to[1] - to[0]);
}

/** Points stay until they change: a line in steps. */
export function steps(xs: readonly number[], ys: readonly number[]): string {
  const figure = (x: number) => Math.round(x * 10) / 10;
  return xs.map((x, i) => `${i ? "H" : "M"}${figure(x)}${i ? "V" : " "}${figure(ys[i] ?? 0)}`).join("");
}

/** The moment that holds at a line: the last one not after it. */
export function momentAt(moments: readonly Moment[], n: number): number {
  let [low, high] = [0, moments.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((moments[middle]?.n ?? 0) <= n) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Labels beside their places, at least `gap` apart and within bounds; in the order given. */
export function spread(at: readonly number[], gap: number, low: number, high: number): number[] {
  const order = at.map((_, i) => i).sort((a, b) => (at[a] as number) - (at[b] as number));
  const out = [...at];
  order.forEach((i, k) => {
    const before = k ? (out[order[k - 1] as number] as number) + gap : low;
    out[i] = Math.max(out[i] as number, before);
  });
  for (let k = order.length - 1; k >= 0; k--) {
    const i = order[k] as number;
    const after = k < order.length - 1 ? (out[order[k + 1] as number] as number) - gap : high;
    out[i] = Math.min(out[i] as number, after);
  }
  return out;
}

/** Where the parts of a game begin: the first moment of each stage, the unnamed ones left out. */
export function stages(moments: readonly Moment[]): { n: number; stage: string }[] {
  const out: { n: number; stage: string }[] = [];
  for (const x of moments) if (x.stage && x.stage !== out.at(-1)?.stage) out.push({ n: x.n, stage: x.stage });
  return out;
}
