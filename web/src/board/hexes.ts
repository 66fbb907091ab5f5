/** Where hexes are on a map, how a map is turned, and how far it may be moved. */
import type { Hex } from "../protocol";

export const SIZE = 60; // from the centre of a hex to its corner
const ROOT3 = Math.sqrt(3);
export type Point = { x: number; y: number };
export type Box = { x: number; y: number; w: number; h: number };

/** How hexes lie: `flat` as the game has them, in columns instead of rows; `turned` by a quarter to the left. */
export type Lie = { flat: boolean; turned: boolean };

/** Does a corner of each hex point up? */
export const isPointy = ({ flat, turned }: Lie): boolean => flat === turned;

export function hexCentre({ q, r }: { q: number; r: number }, { flat, turned }: Lie): Point {
  const x = flat ? SIZE * 1.5 * q : SIZE * ROOT3 * (q + r / 2);
  const y = flat ? SIZE * ROOT3 * (r + q / 2) : SIZE * 1.5 * r;
  return turned ? { x: y, y: -x } : { x, y };
}

/** The corners, clockwise from the one right above side 0; side n lies between corners n and n + 1. */
export function corners(at: Point, size: number, { flat, turned }: Lie): Point[] {
  return [-30, 30, 90, 150, 210, 270].map((angle) => {
    const turn = ((angle + (flat ? 30 : 0) - (turned ? 90 : 0)) * Math.PI) / 180;
    return { x: at.x + size * Math.cos(turn), y: at.y + size * Math.sin(turn) };
  });
}

/** The middle of a side, `far` times as far from the centre as the side is. */
export function sideMiddle(at: Point, side: number, lie: Lie, far = 1): Point {
  const c = corners(at, SIZE * far, lie);
  const [a, b] = [c[side % 6] as Point, c[(side + 1) % 6] as Point];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function svgPoints(points: readonly Point[]): string {
  return points.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(" ");
}

/** What is on the other side of each side. */
export const SIDES: readonly (readonly [q: number, r: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const nameOf = ({ q, r }: { q: number; r: number }): string => `${q},${r}`;

/** The box around all hexes. */
export function mapBox(hexes: readonly Hex[], lie: Lie): Box {
  const [wide, high] = isPointy(lie) ? [(SIZE * ROOT3) / 2, SIZE] : [SIZE, (SIZE * ROOT3) / 2];
  const at = hexes.map((h) => hexCentre(h, lie));
  const [xs, ys] = [at.map((p) => p.x), at.map((p) => p.y)];
  const [x, y] = [Math.min(...xs) - wide, Math.min(...ys) - high];
  return { x, y, w: Math.max(...xs) + wide - x, h: Math.max(...ys) + high - y };
}

export type Size = { w: number; h: number };

/** Pixels for one unit, so that a box fits into a pane. */
export const fitting = (box: Size, pane: Size): number =>
  pane.w && pane.h ? Math.min(pane.w / box.w, pane.h / box.h) : 1;

/** Whether a map gets larger hexes if it is turned; and if so, whether it is `home` that comes to the left. */
export function isBetterTurned(hexes: readonly Hex[], flat: boolean, pane: Size): boolean {
  const [as, turned] = [false, true].map((x) => fitting(mapBox(hexes, { flat, turned: x }), pane)) as [number, number];
  return turned > as * 1.02;
}

/** The offset of a map of this size in its pane: in the middle if it is smaller, else without a gap at any side. */
export function keptInPane(at: Point, map: Size, pane: Size): Point {
  const kept = (x: number, size: number, room: number) =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, x));
  return { x: kept(at.x, map.w, pane.w), y: kept(at.y, map.h, pane.h) };
}

/** An offset changed just so far that a place is seen, with `room` around it. */
export function shifted(at: Point, place: Point, room: number, pane: Size): Point {
  const edge = (low: number, x: number, size: number) => {
    const now = x + low;
    return now < room ? low + room - now : now > size - room ? low + size - room - now : low;
  };
  return { x: edge(at.x, place.x, pane.w), y: edge(at.y, place.y, pane.h) };
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ASIDE = 1.6; // how much worse it is to go aside than to go ahead

/** The nearest hex in the direction of an arrow, as the map is seen. */
export function neighbour(hexes: readonly Hex[], from: Hex, key: string, lie: Lie): Hex | undefined {
  const way = ARROWS[key];
  if (!way) return undefined;
  const a = hexCentre(from, lie);
  let best: { hex: Hex; far: number } | undefined;
  for (const hex of hexes) {
    const b = hexCentre(hex, lie);
    const ahead = (b.x - a.x) * way.x + (b.y - a.y) * way.y;
    const aside = Math.abs((b.x - a.x) * way.y) + Math.abs((b.y - a.y) * way.x);
    if (ahead < SIZE * 0.4) continue;
    const far = ahead + ASIDE * aside;
    if (!best || far < best.far - 0.01) best = { hex, far };
  }
  return best?.hex;
}
