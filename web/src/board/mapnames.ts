/** Where names of places are written on a map: beside their hex, over as little as possible. */
import type { Hex } from "../protocol";
import { hexCentre, isPointy, type Lie, type Point, SIZE } from "./hexes";
import { type Box, overlap } from "./placing";

export type PlacedName = { ref: string; text: string; x: number; y: number };

const [LETTER, HIGH] = [6.7, 13]; // pixels: a letter of a name, and a line
const ASIDE = 0.77; // from the middle of a hex to a name above or below it, in parts of its size
const PIECE = 0.48; // from the middle of a hex to the end of what stands on it
const ON_NAME = 12; // how much worse it is to cover a name than a piece
const ABOVE = 0.05; // how much worse a name above its hex is, in parts of its own area

export function placeNames(
  hexes: readonly Hex[],
  names: ReadonlyMap<string, string>,
  lie: Lie & { px: number },
): PlacedName[] {
  const busy = hexes.filter((x) => x.pieces?.length || x.seat).map((x) => around(hexCentre(x, lie), SIZE * PIECE));
  const taken: Box[] = [];
  return hexes.flatMap((hex) => {
    const text = names.get(hex.ref);
    if (!text) return [];
    const { x, y } = hexCentre(hex, lie);
    const [wide, high] = [text.length * LETTER * lie.px, HIGH * lie.px];
    const far = SIZE * (isPointy(lie) ? ASIDE : ASIDE - 0.05);
    const places = [y + far, y - far].map((middle, i) => {
      const box = { left: x - wide / 2, right: x + wide / 2, top: middle - high / 2, bottom: middle + high / 2 };
      const covered = (others: readonly Box[]) => others.reduce((sum, other) => sum + overlap(box, other), 0);
      return { middle, box, cost: covered(busy) + ON_NAME * covered(taken) + i * ABOVE * wide * high };
    });
    const best = places.reduce((a, b) => (b.cost < a.cost ? b : a));
    taken.push(best.box);
    return [{ ref: hex.ref, text, x, y: best.middle }];
  });
}

const around = ({ x, y }: Point, far: number): Box => ({
  left: x - far,
  right: x + far,
  top: y - far,
  bottom: y + far,
});
