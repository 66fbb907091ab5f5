/** What grows or stands on a terrain. Light comes from the upper left. */
import { n, type Random, row } from "./ink";

export const TERRAINS = [
  "grass",
  "forest",
  "hills",
  "mountains",
  "desert",
  "water",
  "barren",
  "fog",
  "wonder",
] as const;
export type TerrainName = (typeof TERRAINS)[number];

/** Path data: shapes in light, shapes in shade, strokes. */
type Growth = { lit: string; shade: string; line: string };

const tree = (x: number, y: number, h: number) => `M${n(x)} ${n(y - h)}L${n(x + h * 0.36)} ${n(y)}H${n(x - h * 0.36)}z`;
const treeShade = (x: number, y: number, h: number) =>
  `M${n(x)} ${n(y - h)}L${n(x + h * 0.36)} ${n(y)}H${n(x + h * 0.02)}z`;

/** Places spread over a hexagon, from the middle outwards. */
function places(r: Random, count: number, reach: number): [x: number, y: number][] {
  return Array.from({ length: count }, (_, i) => {
    const a = i * 2.4 + r(-0.3, 0.3);
    const d = reach * Math.sqrt((i + 0.4) / count);
    return [d * Math.cos(a), d * Math.sin(a) * 0.9];
  });
}

const strokes = (r: Random, count: number, reach: number, draw: (x: number, y: number) => string): Growth => ({
  lit: "",
  shade: "",
  line: places(r, count, reach)
    .map(([x, y]) => draw(x, y))
    .join(""),
});

function forest(r: Random): Growth {
  const out: Growth = { lit: "", shade: "", line: "" };
  for (const [x, y] of places(r, 9, 40).sort((p, q) => p[1] - q[1])) {
    const h = r(20, 28);
    out.lit += tree(x, y + 12, h);
    out.shade += treeShade(x, y + 12, h);
  }
  return out;
}

function hills(r: Random): Growth {
  const out: Growth = { lit: "", shade: "", line: "" };
  for (const [cx, cy, w] of [
    [12, -14, 48],
    [-18, 8, 46],
    [9, 28, 42],
  ] as const) {
    const [x, y] = [cx + r(-5, 5), cy + r(-4, 4)];
    const top = `${n(x)} ${n(y - w * 0.185)}`;
    const foot = `${n(x + w / 2)} ${n(y + 10)}`;
    out.lit += `M${n(x - w / 2)} ${n(y + 10)}C${n(x - w * 0.28)} ${n(y - w * 0.36)} ${n(x + w * 0.14)} ${n(y - w * 0.4)} ${foot}z`;
    out.shade += `M${top}C${n(x + w * 0.2)} ${n(y - w * 0.2)} ${n(x + w * 0.34)} ${n(y - 2)} ${foot}H${n(x + w * 0.12)}Q${n(x + w * 0.18)} ${n(y - w * 0.08)} ${top}z`;
    out.line += `M${n(x - w * 0.3)} ${n(y + 5)}q${n(w * 0.06)} ${n(-w * 0.14)} ${n(w * 0.16)} ${n(-w * 0.18)}`;
  }
  return out;
}

function mountains(r: Random): Growth {
  const out: Growth = { lit: "", shade: "", line: "" };
  for (const [cx, cy, tall] of [
    [13, -6, 38],
    [-17, 12, 34],
    [11, 31, 28],
  ] as const) {
    const [x, y, h] = [cx + r(-5, 5), cy + 6, tall + r(0, 8)];
    out.lit += `M${n(x - h * 0.66)} ${n(y)}L${n(x)} ${n(y - h)}L${n(x + h * 0.62)} ${n(y)}z`;
    out.shade += `M${n(x)} ${n(y - h)}L${n(x + h * 0.62)} ${n(y)}H${n(x - h * 0.1)}L${n(x + h * 0.07)} ${n(y - h * 0.34)}L${n(x - h * 0.08)} ${n(y - h * 0.56)}z`;
  }
  return out;
}

function desert(r: Random): Growth {
  const out: Growth = { lit: "", shade: "", line: "" };
  for (const [cx, cy, w] of [
    [4, -22, 28],
    [-6, 3, 34],
    [4, 28, 26],
  ] as const) {
    const [x, y] = [cx + r(-5, 5), cy + r(-3, 3)];
    const slope = `${n(x)} ${n(y - 8)}Q${n(x + w * 0.5)} ${n(y - 3)} ${n(x + w)} ${n(y + 7)}`;
    out.lit += `M${n(x - w)} ${n(y + 7)}Q${n(x - w * 0.35)} ${n(y - 9)} ${slope}z`;
    out.shade += `M${slope}H${n(x + 6)}Q${n(x + 10)} ${n(y - 1)} ${n(x)} ${n(y - 8)}z`;
    out.line += `M${n(x - 16)} ${n(y + 12)}q8 -3 16 0`;
  }
  return out;
}

function barren(r: Random): Growth {
  const out: Growth = { lit: "", shade: "", line: "" };
  for (const [x, y] of places(r, 5, 40)) {
    const s = r(8, 13);
    out.lit += `M${n(x - s)} ${n(y + s * 0.45)}l${n(s * 0.45)} ${n(-s * 0.9)}l${n(s * 0.7)} ${n(-s * 0.2)}l${n(s * 0.85)} ${n(s * 1.1)}z`;
    out.shade += `M${n(x + s * 0.15)} ${n(y - s * 0.65)}l${n(s * 0.85)} ${n(s * 1.1)}h${n(-s * 0.9)}z`;
  }
  return { ...out, line: strokes(r, 3, 34, (x, y) => `M${n(x - 9)} ${n(y + 14)}l6 2 5 -3 7 2`).line };
}

/** A natural wonder: a mountain in a ring of rays, above water. */
function wonder(r: Random): Growth {
  const x = r(-4, 4);
  const rays = row(9, (i) => {
    const a = Math.PI * (1 + (i + 0.5) / 9);
    const end = (reach: number) => `${n(x + reach * Math.cos(a))} ${n(2 + (reach + 4) * Math.sin(a))}`;
    return `M${end(30)}L${end(38)}`;
  });
  const ripples = `M${n(x - 24)} 33q6 -3 12 0t12 0 12 0 12 0M${n(x - 12)} 40q6 -3 12 0t12 0`;
  const top = `${n(x - 5)} -22L${n(x + 6)} -16L${n(x + 32)} 24`;
  return { lit: `M${n(x - 32)} 24L${top}z`, shade: `M${top}H${n(x + 2)}L${n(x + 6)} 2z`, line: rays + ripples };
}

export const GROWTH: Readonly<Record<TerrainName, (r: Random) => Growth>> = {
  forest,
  hills,
  mountains,
  desert,
  barren,
  wonder,
  grass: (r) => strokes(r, 8, 44, (x, y) => `M${n(x - 4)} ${n(y - 5)}q3 1 4 5q0 -5 1 -9M${n(x)} ${n(y)}q1 -4 5 -6`),
  water: (r) => strokes(r, 6, 44, (x, y) => `M${n(x - 9)} ${n(y)}q4.5 -4 9 0t9 0`),
  fog: (r) => strokes(r, 5, 38, (x, y) => `M${n(x - 12)} ${n(y)}a5 5 0 0 1 8 -4a7 7 0 0 1 13 2a4 4 0 0 1 4 4`),
};
