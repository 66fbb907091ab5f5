/** Where hexes lie, and what part of them is in view. */
import type { Hex } from "../protocol";

export const SIZE = 48; // from a hex's middle to its corner
const ROOT3 = Math.sqrt(3);
export type Point = { x: number; y: number };
export type View = { x: number; y: number; w: number; h: number };

export function middle(q: number, r: number): Point {
  return { x: SIZE * ROOT3 * (q + r / 2), y: SIZE * 1.5 * r };
}

/** The corners, clockwise from the top right; side n lies between corners n and n + 1. */
export function corners(at: Point, size = SIZE): Point[] {
  return [-30, 30, 90, 150, 210, 270].map((angle) => ({
    x: at.x + size * Math.cos((angle * Math.PI) / 180),
    y: at.y + size * Math.sin((angle * Math.PI) / 180),
  }));
}

export function path(points: Point[]): string {
  return points.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(" ");
}

export function whole(hexes: readonly Hex[]): View {
  const at = hexes.map((h) => middle(h.q, h.r));
  const xs = at.map((p) => p.x);
  const ys = at.map((p) => p.y);
  const [x, y] = [Math.min(...xs) - SIZE, Math.min(...ys) - SIZE * 1.1];
  return { x, y, w: Math.max(...xs) + SIZE - x, h: Math.max(...ys) + SIZE * 1.1 - y };
}

export function centre(v: View): Point {
  return { x: v.x + v.w / 2, y: v.y + v.h / 2 };
}

/** Its middle never leaves the map, so that nobody loses it. */
export function kept(v: View, all: View): View {
  const x = Math.min(all.x + all.w, Math.max(all.x, v.x + v.w / 2)) - v.w / 2;
  const y = Math.min(all.y + all.h, Math.max(all.y, v.y + v.h / 2)) - v.h / 2;
  return { ...v, x, y };
}

/** Nearer (`by` below 1) or farther, with the place under the pointer where it was. */
export function zoomed(v: View, by: number, at: Point, all: View): View {
  const w = Math.min(all.w, Math.max(SIZE * 4, v.w * by));
  if (w === all.w) return all;
  const k = w / v.w;
  return kept({ x: at.x - (at.x - v.x) * k, y: at.y - (at.y - v.y) * k, w, h: v.h * k }, all);
}

/** Moved no farther than to show a hex whole. */
export function showing(v: View, at: Point, all: View): View {
  const edge = (low: number, size: number, to: number) =>
    to - SIZE < low ? to - SIZE : to + SIZE > low + size ? to + SIZE - size : low;
  return kept({ ...v, x: edge(v.x, v.w, at.x), y: edge(v.y, v.h, at.y) }, all);
}

/** The next hex in the direction of an arrow: along the row, or the nearest of the next row. */
export function neighbour(hexes: readonly Hex[], from: Hex, key: string): Hex | undefined {
  const here = middle(from.q, from.r);
  const far = (h: Hex) => Math.abs(middle(h.q, h.r).x - here.x);
  const nearest = (all: Hex[]) => all.sort((a, b) => far(a) - far(b))[0];
  if (key === "ArrowLeft") return nearest(hexes.filter((h) => h.r === from.r && h.q < from.q));
  if (key === "ArrowRight") return nearest(hexes.filter((h) => h.r === from.r && h.q > from.q));
  const rows = [...new Set(hexes.map((h) => h.r))].sort((a, b) => a - b);
  const row = rows[rows.indexOf(from.r) + (key === "ArrowDown" ? 1 : -1)];
  return nearest(hexes.filter((h) => h.r === row));
}
