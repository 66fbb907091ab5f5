/** Pieces travel over a map: what left one hex and came to another is seen on its way. */
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Hex, HexMap } from "../protocol";
import { hexCentre, type Lie, type Point } from "./hexes";
import { motionIsOff } from "./motion";

const TIME = 250; // milliseconds
const MOST = 6; // pieces on their way at once

export type Journey = { from: Hex; to: Hex };

/** The pieces that are fewer on one hex and more on another; the nearest pairs belong together. */
export function journeys(before: readonly Hex[], after: readonly Hex[]): Journey[] {
  const counts = (hexes: readonly Hex[]) => {
    const out = new Map<string, Map<string, number>>();
    for (const hex of hexes)
      for (const p of hex.pieces ?? []) {
        const key = `${p.ref} ${p.seat ?? ""}`;
        const places = out.get(key) ?? new Map<string, number>();
        out.set(key, places.set(hex.ref, (places.get(hex.ref) ?? 0) + (p.count ?? 1)));
      }
    return out;
  };
  const [was, now] = [counts(before), counts(after)];
  const found = new Map<string, Journey>();
  for (const [key, places] of now) {
    const old = was.get(key) ?? new Map<string, number>();
    const came = after.filter((h) => (places.get(h.ref) ?? 0) > (old.get(h.ref) ?? 0));
    const left = before.filter((h) => (old.get(h.ref) ?? 0) > (places.get(h.ref) ?? 0));
    for (const to of came) {
      const from = left.sort((a, b) => steps(a, to) - steps(b, to))[0];
      if (from) found.set(to.ref, { from, to });
    }
  }
  return [...found.values()];
}

const steps = (a: Hex, b: Hex): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;

/** Moves the group of pieces on a hex from where they were; `ref` belongs to the element around all of them. */
export function useTravel({ hexes }: HexMap, lie: Lie): RefObject<SVGGElement | null> {
  const box = useRef<SVGGElement>(null);
  const before = useRef(hexes);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = hexes;
    if (was === hexes || motionIsOff()) return;
    const all = journeys(was, hexes);
    if (all.length > MOST) return;
    for (const { from, to } of all) {
      const el = box.current?.querySelector<SVGGElement>(`[data-on="${CSS.escape(to.ref)}"]`);
      const [a, b]: [Point, Point] = [hexCentre(from, lie), hexCentre(to, lie)];
      el?.animate?.([{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, { transform: "translate(0, 0)" }], {
        duration: TIME,
        easing: "ease-in-out",
      });
    }
  }, [hexes, lie]);
  return box;
}
