/** The longest names of a game in the reader's language, and positions that use them. */
import type { CardsInfo } from "../net/rest";
import { split, type Words } from "../words/words";
import type { SavedPosition } from "./positions";

const longest = (text: string) => Math.max(...text.split(/[\s-]+/).map((x) => x.length));

/** Refs sorted by the length of the longest word in their names, then by the length of the names. */
export function longNamed(cards: CardsInfo["cards"], words: Words): string[] {
  const size = (ref: string) => longest(words.ref(ref)) * 100 + words.ref(ref).length;
  return cards.map((x) => x.ref).sort((a, b) => size(b) - size(a));
}

/** What a board tells things apart by: kind, colour, and the facts that say which place is theirs. */
function groupOf({ ref, tone, facts }: CardsInfo["cards"][number]): string {
  const place = facts.filter(([id]) => id === "kind" || id === "type");
  return JSON.stringify([split(ref)[0], tone, place]);
}

/** A position where every thing is replaced by another that belongs in the same place, with a long name. */
export function withLongNames(saved: SavedPosition, cards: CardsInfo["cards"], words: Words): SavedPosition {
  const groups = new Map(cards.map((x) => [x.ref, groupOf(x)]));
  const free = Map.groupBy(longNamed(cards, words), (ref) => groups.get(ref) ?? "");
  const taken = new Map<string, string>();
  const called = (text: string) =>
    text.replace(/"(\w+:\w+)"/g, (quoted, ref: string) => {
      const group = groups.get(ref);
      if (group === undefined) return quoted;
      const to = taken.get(ref) ?? free.get(group)?.shift() ?? ref;
      taken.set(ref, to);
      return `"${to}"`;
    });
  called(JSON.stringify(saved.state.board)); // first, so that what is drawn gets the longest names
  return JSON.parse(called(JSON.stringify(saved))) as SavedPosition;
}
