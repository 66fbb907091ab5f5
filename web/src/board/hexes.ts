/** Where hexes are on a map, and which part of the map is in view. */
import type { Hex } from "../protocol";

export const SIZE = 48; // from the centre of a hex to its corner
const ROOT3 = Math.sqrt(3);
export type Point = { x: number; y: number };
export type View = { x: number; y: number; w: number; h: number };

/** `flat`: hexes stand on a side, in columns; otherwise on a corner, in rows. */
export function hexCentre(q: number, r: number, flat = false): Point {
  return flat
    ? { x: SIZE * 1.5 * q, y: SIZE * ROOT3 * (r + q / 2) }
    : { x: SIZE * ROOT3 * (q + r / 2), y: SIZE * 1.5 * r };
}

/** The corners, clockwise from the one right above side 0; side n lies between corners n and n + 1. */
export function corners(at: Point, size = SIZE, flat = false): Point[] {
  return [-30, 30, 90, 150, 210, 270].map((angle) => {
    const turn = ((angle + (flat ? 30 : 0)) * Math.PI) / 180;
    return { x: at.x + size * Math.cos(turn), y: at.y + size * Math.sin(turn) };
  });
}

export function svgPoints(points: Point[]): string {
  return points.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(" ");
}

export function mapBounds(hexes: readonly Hex[], flat = false): View {
  const at = hexes.map((h) => hexCentre(h.q, h.r, flat));
  const xs = at.map((p) => p.x);
  const ys = at.map((p) => p.y);
  const high = flat ? SIZE * 0.9 : SIZE * 1.1;
  const [x, y] = [Math.min(...xs) - SIZE, Math.min(...ys) - high];
  return { x, y, w: Math.max(...xs) + SIZE - x, h: Math.max(...ys) + high - y };
}

export function centre(v: View): Point {
  return { x: v.x + v.w / 2, y: v.y + v.h / 2 };
}

/** The view, moved so that its centre is on the map. */
export function keptOnMap(v: View, all: View): View {
  const x = Math.min(all.x + all.w, Math.max(all.x, v.x + v.w / 2)) - v.w / 2;
  const y = Math.min(all.y + all.h, Math.max(all.y, v.y + v.h / 2)) - v.h / 2;
  return { ...v, x, y };
}

/** Zoomed in (`by` below 1) or out, so that the point `at` stays where it is. */
export function zoomed(v: View, by: number, at: Point, all: View): View {
  const w = Math.min(all.w, Math.max(SIZE * 4, v.w * by));
  if (w === all.w) return all;
  const k = w / v.w;
  return keptOnMap({ x: at.x - (at.x - v.x) * k, y: at.y - (at.y - v.y) * k, w, h: v.h * k }, all);
}

/** Moved just far enough to show a whole hex. */
export function movedToShow(v: View, at: Point, all: View): View {
  const edge = (low: number, size: number, to: number) =>
    to - SIZE < low ? to - SIZE : to + SIZE > low + size ? to + SIZE - size : low;
  return keptOnMap({ ...v, x: edge(v.x, v.w, at.x), y: edge(v.y, v.h, at.y) }, all);
}

const AHEAD = ["ArrowRight", "ArrowDown"];

/** The next hex in the direction of an arrow: along its own line, or the nearest of the next line. */
export function neighbour(hexes: readonly Hex[], from: Hex, key: string, flat = false): Hex | undefined {
  const line = (h: Hex) => (flat ? h.q : h.r); // a column where hexes are flat, else a row
  const along = (h: Hex) => (flat ? hexCentre(h.q, h.r, flat).y : hexCentre(h.q, h.r).x);
  const far = (h: Hex) => Math.abs(along(h) - along(from));
  const nearest = (all: Hex[]) => all.sort((a, b) => far(a) - far(b))[0];
  const way = AHEAD.includes(key) ? 1 : -1;
  if (flat === (key === "ArrowUp" || key === "ArrowDown"))
    return nearest(hexes.filter((h) => line(h) === line(from) && way * (along(h) - along(from)) > 0));
  const lines = [...new Set(hexes.map(line))].sort((a, b) => a - b);
  const next = lines[lines.indexOf(line(from)) + way];
  return nearest(hexes.filter((h) => line(h) === next));
}
