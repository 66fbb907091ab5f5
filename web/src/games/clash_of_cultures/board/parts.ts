/** Parts of the board, by title and seat. */
import type { Cards, Count, Counters, Grid, HexMap, Item, Market, Section, Tableau, Track } from "../../../protocol";

export const SEATS = ["A", "B", "C", "D"];

type Kinds = {
  cards: Cards;
  counters: Counters;
  map: HexMap;
  market: Market;
  table: Grid;
  tableau: Tableau;
  track: Track;
};

/** The section of a kind with this title, of a seat or of nobody. */
export function part<K extends keyof Kinds>(
  board: readonly Section[],
  kind: K,
  title: string,
  seat = "",
): Kinds[K] | undefined {
  return board.find((x) => x.kind === kind && x.title === title && (x.seat ?? "") === seat) as Kinds[K] | undefined;
}

/** A figure of counters by its name. */
export function figure(section: Counters | undefined, name: string): Count | undefined {
  return section?.items.find((x) => x.name === name);
}

export function amountOf(section: Counters | undefined, name: string): number {
  return figure(section, name)?.value ?? 0;
}

/** A figure that lies on a thing. */
export function onItem(item: Item | undefined, name: string): Count | undefined {
  return item?.on?.find((x) => x.name === name);
}

/** The seats that have anything on the board, in their order. */
export function seatsOf(board: readonly Section[]): string[] {
  return SEATS.filter((seat) => board.some((x) => x.seat === seat));
}
