/** Parts of the board, by title and seat. */
import type { Section } from "../../../protocol";

export const SEATS = ["A", "B", "C", "D"];

export const WIDE = "(min-width: 1100px)"; // else the page has tabs for the map, the boards and the log

/** The seats that have anything on the board, in their order. */
export function seatsOf(board: readonly Section[]): string[] {
  return SEATS.filter((seat) => board.some((x) => x.seat === seat));
}
