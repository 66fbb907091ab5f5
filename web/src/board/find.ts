/** Sections of a board by their kind, title and seat. */
import type { Cards, Count, Counters, Grid, HexMap, Item, Market, Section, Tableau, Track } from "../protocol";

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
export function sectionOf<K extends keyof Kinds>(
  board: readonly Section[],
  kind: K,
  title: string,
  seat = "",
): Kinds[K] | undefined {
  return board.find((x) => x.kind === kind && x.title === title && (x.seat ?? "") === seat) as Kinds[K] | undefined;
}

/** A figure of counters by its name. */
export function countOf(section: Counters | undefined, name: string): Count | undefined {
  return section?.items.find((x) => x.name === name);
}

export function amountOf(section: Counters | undefined, name: string): number {
  return countOf(section, name)?.value ?? 0;
}

/** A figure that lies on a thing. */
export function onItem(item: Item | undefined, name: string): Count | undefined {
  return item?.on?.find((x) => x.name === name);
}
