/** Parts of the board, by title and seat. */
import { sectionOf } from "../../../board/find";
import type { Section } from "../../../protocol";

export const SEATS = ["A", "B", "C", "D"];

export const WIDE = "(min-width: 1100px)"; // else the page has tabs for the map, the boards and the log

/** The advances that a seat knows: they have no note. */
export function knownBy(board: readonly Section[], seat: string): ReadonlySet<string> {
  const columns = sectionOf(board, "tableau", "advances", seat)?.columns ?? [];
  return new Set(columns.flatMap((c) => c.items.flatMap((x) => (x.note ? [] : [x.ref]))));
}

/** The seats that have anything on the board, in their order. */
export function seatsOf(board: readonly Section[]): string[] {
  return SEATS.filter((seat) => board.some((x) => x.seat === seat));
}
