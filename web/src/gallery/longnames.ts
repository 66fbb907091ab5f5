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

/** A position where every thing is replaced by another of its kind and colour with a long name. */
export function withLongNames(saved: SavedPosition, cards: CardsInfo["cards"], words: Words): SavedPosition {
  const groupOf = new Map(cards.map((x) => [x.ref, `${split(x.ref)[0]}/${x.tone}`]));
  const free = Map.groupBy(longNamed(cards, words), (ref) => groupOf.get(ref) ?? "");
  const taken = new Map<string, string>();
  const called = (text: string) =>
    text.replace(/"(\w+:\w+)"/g, (quoted, ref: string) => {
      const group = groupOf.get(ref);
      if (group === undefined) return quoted;
      const to = taken.get(ref) ?? free.get(group)?.shift() ?? ref;
      taken.set(ref, to);
      return `"${to}"`;
    });
  called(JSON.stringify(saved.state.board)); // first, so that what is drawn gets the longest names
  return JSON.parse(called(JSON.stringify(saved))) as SavedPosition;
}
