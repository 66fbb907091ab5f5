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

/**
 * The place of something of this size: of all places around the thing and in the corners of the room, the one that
 * covers least of the thing, then of the others. The first of equal places is taken, so the order matters: right of
 * the thing, left, below, above, corners.
 */
export function placeBeside(
  size: Size,
  at: Box,
  room: Box,
  others: readonly Box[] = [],
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
  let least = Number.POSITIVE_INFINITY;
  for (const [x, y] of wanted) {
    const [left, top] = [within(x, room.left, most.x), within(y, room.top, most.y)];
    const box = boxAt(left, top, size);
    const cost = 8 * overlap(box, at) + others.reduce((sum, other) => sum + overlap(box, other), 0);
    if (cost < least) [best, least] = [{ left, top }, cost];
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

/** What can be chosen on the board now, as far as it can be seen. */
export function litBoxes(): Box[] {
  const boxes = [...document.querySelectorAll(".board [data-lit]")].map((x) => x.getBoundingClientRect());
  return boxes.filter((x) => x.width && x.bottom > 0 && x.top < innerHeight);
}
