/** Where a menu or a panel opens: beside the thing it belongs to, over as little as possible of what matters. */

export type Box = { left: number; top: number; right: number; bottom: number };
export type Size = { width: number; height: number };

export const GAP = 8; // pixels between a thing and what opens beside it

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function boxAt(left: number, top: number, { width, height }: Size): Box {
  return { left, top, right: left + width, bottom: top + height };
}

const within = (x: number, low: number, high: number) => Math.max(low, Math.min(x, high));

const AROUND = 6; // places that touch the thing; the others are corners of the room

/**
 * The place of something of this size: of all places around the thing and in the corners of the room, the one that
 * covers least of the thing, then of the others; of equal ones around it the one that covers least of its neighbours.
 * The first of equal places is taken, so the order matters: right of the thing, left, below, above, corners.
 */
export function placeBeside(
  size: Size,
  at: Box,
  room: Box,
  others: readonly Box[] = [],
  neighbours: readonly Box[] = [],
): { left: number; top: number } {
  const most = { x: room.right - size.width, y: room.bottom - size.height };
  const [middleX, middleY] = [(at.left + at.right - size.width) / 2, (at.top + at.bottom - size.height) / 2];
  const wanted: [number, number][] = [
    [at.right + GAP, at.top],
    [at.left - GAP - size.width, at.top],
    [at.right + GAP, middleY],
    [at.left - GAP - size.width, middleY],
    [middleX, at.bottom + GAP],
    [middleX, at.top - GAP - size.height],
    [room.right, room.top],
    [room.left, room.top],
    [room.right, room.bottom],
    [room.left, room.bottom],
  ];
  let best = { left: room.left, top: room.top };
  let [least, leastBeside] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [i, [x, y]] of wanted.entries()) {
    const [left, top] = [within(x, room.left, most.x), within(y, room.top, most.y)];
    const box = boxAt(left, top, size);
    const covers = (all: readonly Box[]) => all.reduce((sum, other) => sum + overlap(box, other), 0);
    const cost = 8 * overlap(box, at) + covers(others);
    const beside = i < AROUND ? covers(neighbours) : Number.POSITIVE_INFINITY;
    if (cost > least || (cost === least && beside >= leastBeside)) continue;
    [best, least, leastBeside] = [{ left, top }, cost, beside];
  }
  return best;
}

const boxOf = (css: string) => document.querySelector(css)?.getBoundingClientRect();

/** The part of the page that a menu or panel may lie on: below the header and the tabs, above the prompt bar. */
export function freeRoom(): Box {
  const gap = 6;
  const tabs = boxOf(".at-table .tabs");
  const top = Math.max(boxOf(".page-header")?.bottom ?? 0, tabs?.height ? tabs.bottom : 0);
  const bottom = Math.min(boxOf(".prompt")?.top ?? innerHeight, innerHeight);
  return { left: gap, top: top + gap, right: innerWidth - gap, bottom: Math.max(bottom - gap, top + gap) };
}

/** The boxes of these things on the board, as far as they can be seen. */
function boxesOf(things: Iterable<Element>): Box[] {
  const boxes = [...things].map((x) => x.getBoundingClientRect());
  return boxes.filter((x) => x.width && x.bottom > 0 && x.top < innerHeight);
}

/** What can be chosen on the board now. */
export const litBoxes = (): Box[] => boxesOf(document.querySelectorAll(".board [data-lit]"));

/** What could be chosen instead: these things, wherever they lie. */
export function boxesOfRefs(refs: ReadonlySet<string>): Box[] {
  const all = document.querySelectorAll<HTMLElement>(".board [data-ref]");
  return boxesOf([...all].filter((x) => refs.has(x.dataset.ref ?? "")));
}
