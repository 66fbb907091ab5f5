/** The longest names of a game in the reader's language, and a position in which everything is called so. */
import type { CardsInfo } from "../net/rest";
import { split, type Words } from "../words/words";
import type { Canned } from "./canned";

const longest = (text: string) => Math.max(...text.split(/[\s-]+/).map((x) => x.length));

/** Refs whose names are long: by their longest word first, for that is what breaks; then by all their letters. */
export function longNamed(cards: CardsInfo["cards"], words: Words): string[] {
  const size = (ref: string) => longest(words.ref(ref)) * 100 + words.ref(ref).length;
  return cards.map((x) => x.ref).sort((a, b) => size(b) - size(a));
}

/** Every thing gives its place to one of its kind and colour with a long name; one for one, so that all still fits. */
export function renamed(canned: Canned, cards: CardsInfo["cards"], words: Words): Canned {
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
  called(JSON.stringify(canned.state.board)); // what is drawn gets the longest
  return JSON.parse(called(JSON.stringify(canned))) as Canned;
}
