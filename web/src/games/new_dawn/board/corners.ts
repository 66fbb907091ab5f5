/** In which corners of the map things lie above it: where they cover the fewest spaces. */
import { useRef } from "react";
import type { Above } from "../../../board/mappane";
import { boxAt, overlap, type Size } from "../../../board/placing";
import type { Hex } from "../../../protocol";

export type Place = { left: number; top: number };

const GAP = 8; // pixels
const BESIDE = 84; // as wide as what may be in the corner already
const TOOLS = { width: 164, height: 50 }; // at the lower right

/** A place for each size, one after another: the first of those that cover least. */
export function cornersFor(
  sizes: readonly Size[],
  spaces: readonly { x: number; y: number }[],
  radius: number,
  pane: Size,
): Place[] {
  const taken = [boxAt(pane.width - TOOLS.width, pane.height - TOOLS.height, TOOLS)];
  const around = { width: 1.6 * radius, height: 1.6 * radius };
  const hexes = spaces.map((p) => boxAt(p.x - 0.8 * radius, p.y - 0.8 * radius, around));
  return sizes.map((size) => {
    const [right, low] = [pane.width - size.width - GAP, pane.height - size.height - GAP];
    const places = [
      { left: GAP, top: low },
      { left: GAP, top: GAP },
      { left: right, top: GAP },
      { left: right - TOOLS.width, top: low },
      { left: right, top: low - TOOLS.height },
      { left: 2 * GAP + BESIDE, top: GAP },
    ];
    const cost = ({ left, top }: Place) => {
      const box = boxAt(left, top, size);
      const on = (others: typeof hexes) => others.reduce((sum, other) => sum + overlap(box, other), 0);
      return on(hexes) + 100 * on(taken);
    };
    const best = places.reduce((a, b) => (cost(b) < cost(a) ? b : a));
    taken.push(boxAt(best.left, best.top, size));
    return best;
  });
}

/** The same while the map is zoomed in: nothing jumps. */
export function useCorners(sizes: readonly Size[], hexes: readonly Hex[], above: Above): Place[] {
  const { view, centre, radius } = above;
  const kept = useRef<{ of: string; places: Place[] }>({ of: "", places: [] });
  const of = `${view.size.w} ${view.size.h} ${hexes.length} ${above.lie.turned}`;
  if (kept.current.of !== of && view.size.w && !view.zoomedIn) {
    const spaces = hexes.flatMap((x) => centre(x.ref) ?? []);
    const pane = { width: view.size.w, height: view.size.h };
    kept.current = { of, places: cornersFor(sizes, spaces, radius, pane) };
  }
  return kept.current.places;
}
