/** Numbers and simple shapes that every picture is made of. Shapes are path data. */

/** A generator of numbers between two bounds; without bounds, between 0 and 1. */
export type Random = (low?: number, high?: number) => number;

/** A generator whose numbers follow from a text: the same text gives the same picture. */
export function random(seed: string): Random {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return (low = 0, high = 1) => low + (high - low) * next();
}

/** A number with one digit after the point: enough for every size that we draw. */
export const n = (value: number): number => Math.round(value * 10) / 10;

export const row = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

// shapes

export const box = (x: number, y: number, w: number, h: number) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

export const triangle = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y)}l${n(w / 2)} ${n(-h)}l${n(w / 2)} ${n(h)}z`;

export const disc = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;

export const dome = (x: number, y: number, r: number) => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0z`;

export const arch = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y)}v${n(w / 2 - h)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}z`;

export const cypress = (x: number, y: number, h: number) =>
  `M${n(x)} ${n(y - h)}q${n(h * 0.22)} ${n(h * 0.62)} 0 ${n(h)}q${n(-h * 0.22)} ${n(-h * 0.38)} 0 ${n(-h)}z`;

export const flag = (x: number, y: number, h: number) =>
  `M${n(x)} ${n(y)}v${n(-h)}l${n(h * 0.5)} ${n(h * 0.16)}l${n(-h * 0.5 + 0.9)} ${n(h * 0.16)}v${n(h * 0.68)}z`;

export const cloud = (x: number, y: number, w: number) =>
  `M${n(x)} ${n(y)}q${n(w * 0.04)} ${n(-w * 0.12)} ${n(w * 0.22)} ${n(-w * 0.1)}` +
  `q${n(w * 0.12)} ${n(-w * 0.16)} ${n(w * 0.32)} ${n(-w * 0.06)}` +
  `q${n(w * 0.14)} ${n(-w * 0.04)} ${n(w * 0.2)} ${n(w * 0.06)}q${n(w * 0.2)} 0 ${n(w * 0.26)} ${n(w * 0.1)}z`;

/** A line of hills from edge to edge of a card's picture, closed below. */
export function ridge(r: Random, y: number, height: number, steps: number): string {
  let d = `M0 100V${n(y - r(0, height))}`;
  const step = 160 / steps;
  for (let i = 0; i < steps; i++) {
    const up = y - r(0.2, 1) * height;
    d += `Q${n((i + 0.5) * step)} ${n(up)} ${n((i + 1) * step)} ${n(y - r(0, 0.5) * height)}`;
  }
  return `${d}V100z`;
}

/** A path in one ink; nothing if there is nothing to draw. */
export const layer = (d: string | undefined, fill: string, more = ""): string =>
  d ? `<path d="${d}" fill="${fill}"${more}/>` : "";

// the box of an emblem

export type Box = readonly [x: number, y: number, width: number, height: number];

const NUMBER = /[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi;
const REAL = "([-+]?(?:\\d*\\.\\d+|\\d+\\.?))";
const ARC = new RegExp(
  `${REAL}[\\s,]*${REAL}[\\s,]*${REAL}[\\s,]*([01])[\\s,]*([01])[\\s,]*${REAL}[\\s,]*${REAL}`,
  "g",
);
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };
const known = new Map<string, Box>();

/** The numbers of one command. The flags of an arc may have nothing between them. */
function numbersOf(op: string, text: string): number[] {
  if (op === "a") return [...text.matchAll(ARC)].flatMap((match) => match.slice(1).map(Number));
  return (text.match(NUMBER) ?? []).map(Number);
}

/** The box of path data by the ends of its strokes: close enough to put an emblem on the ground. */
export function boundsOf(d: string): Box {
  const found = known.get(d) ?? measured(d);
  known.set(d, found);
  return found;
}

function measured(d: string): Box {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, letter = "", rest = ""] of d.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const op = letter.toLowerCase();
    const [atX, atY] = letter === op ? [1, 1] : [0, 0]; // relative to where the pen is
    const values = numbersOf(op, rest);
    const takes = TAKES[op] ?? 0;
    if (op === "z") [x, y] = [startX, startY];
    for (let end = takes; takes && end <= values.length; end += takes) {
      const [before = 0, last = 0] = [values[end - 2], values[end - 1]];
      if (op === "h") x = last + atX * x;
      else if (op === "v") y = last + atY * y;
      else [x, y] = [before + atX * x, last + atY * y];
      if (op === "m" && end === takes) [startX, startY] = [x, y];
      xs.push(x);
      ys.push(y);
    }
  }
  if (!xs.length) return [0, 0, 512, 512];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}
