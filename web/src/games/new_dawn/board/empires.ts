/** Finds what the board shows in the sections of a state. */
import type { Cards, Count, Counters, Grid, HexMap, Item, Section, Tableau, Track } from "../../../protocol";

export type Empires = {
  seats: readonly string[]; // in the order of the board: the viewer's first
  cards: (title: string, seat?: string) => readonly Item[];
  counts: (title: string, seat?: string) => readonly Count[];
  count: (title: string, seat: string, name: string) => number;
  row: (seat: string) => readonly Item[]; // the focus row, by slots
  track: (title: string, seat: string) => Track | undefined;
  progress: Grid | undefined;
  map: HexMap | undefined;
  tile: HexMap | undefined; // both sides of the tile that is laid, or of each that one is chosen from
  shown: (title: string) => boolean;
  id: (title: string, seat: string) => string; // of a section
};

const NO_ITEMS: readonly Item[] = [];
const NO_COUNTS: readonly Count[] = [];

export function empiresOf(board: readonly Section[]): Empires {
  const byId = new Map(board.map((x) => [`${x.title}/${x.seat ?? ""}`, x]));
  const find = (title: string, seat = "") => byId.get(`${title}/${seat}`);
  const cards = (title: string, seat = "") => (find(title, seat) as Cards | undefined)?.items ?? NO_ITEMS;
  const counts = (title: string, seat = "") => (find(title, seat) as Counters | undefined)?.items ?? NO_COUNTS;
  return {
    seats: [...new Set(board.flatMap((x) => (x.seat ? [x.seat] : [])))],
    cards,
    counts,
    count: (title, seat, name) => counts(title, seat).find((x) => x.name === name)?.value ?? 0,
    row: (seat) => {
      const section = find("focus-row", seat) as Tableau | Cards | undefined;
      return section?.kind === "tableau" ? section.columns.flatMap((x) => x.items) : (section?.items ?? NO_ITEMS);
    },
    track: (title, seat) => find(title, seat) as Track | undefined,
    progress: find("progress") as Grid | undefined,
    map: find("map") as HexMap | undefined,
    tile: find("tile-sides") as HexMap | undefined,
    shown: (title) => !!find(title),
    id: (title, seat) => find(title, seat)?.id ?? "",
  };
}

/** The count of a thing that lies on a card, such as trade tokens. */
export function onCard(item: Item, name: string): number {
  return item.on?.find((x) => x.name === name)?.value ?? 0;
}
