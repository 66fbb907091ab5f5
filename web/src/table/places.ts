/** Where the things lie that can be chosen: a card of the row is not the same card in somebody's hand. */
import type { Choice, Section } from "../protocol";
import { refsOf } from "./diff";
import { itemsOf } from "./gamedata";
import { remainingRefs, type Selection } from "./selection";

/** By verb: the titles of the sections whose things it means. Of verbs that are not listed, things lie anywhere. */
export type VerbPlaces = Readonly<Record<string, readonly string[]>>;

const NO_PLACES: VerbPlaces = {};

/** Does a verb mean the things of this section? */
export function meansThere(verb: string, section: Pick<Section, "title">, places: VerbPlaces = NO_PLACES): boolean {
  return places[verb]?.includes(section.title) ?? true;
}

/** The verbs that mean the things of one section, of all that are offered; undefined if that is all of them. */
export function verbsAt(choices: readonly Choice[], section: Section, places?: VerbPlaces): string[] | undefined {
  const all = [...new Set(choices.map((x) => x.verb))];
  const there = all.filter((verb) => meansThere(verb, section, places));
  return there.length < all.length ? there : undefined;
}

/**
 * For things that lie in several sections: the ids of those where they can be chosen.
 *
 * Of a thing that the viewer has, or that lies on the table, copies of other seats are never meant.
 */
export function litPlaces(
  choices: readonly Choice[],
  selections: readonly Selection[],
  board: readonly Section[],
  viewer: string,
  places?: VerbPlaces,
): Map<string, Set<string>> {
  const where = new Map<string, Section[]>();
  for (const section of board)
    for (const ref of new Set(refsOf(section))) where.set(ref, [...(where.get(ref) ?? []), section]);
  const out = new Map<string, Set<string>>();
  for (const choice of choices)
    for (const ref of remainingRefs(choice, selections) ?? []) {
      const sections = where.get(ref) ?? [];
      if (sections.length < 2) continue;
      const meant = sections.filter((x) => meansThere(choice.verb, x, places));
      const near = meant.filter((x) => !x.seat || x.seat === viewer);
      const ids = out.get(ref) ?? new Set<string>();
      for (const x of near.length ? near : meant) ids.add(x.id ?? "");
      out.set(ref, ids);
    }
  return out;
}

/** Things of which one copy can be had now and another of the same section cannot. */
export function unequalCopies(board: readonly Section[]): Set<string> {
  const out = new Set<string>();
  for (const x of board) {
    const items = itemsOf(x);
    const can = new Set(items.filter((i) => i.can).map((i) => i.ref));
    for (const i of items) if (i.can === false && can.has(i.ref)) out.add(i.ref);
  }
  return out;
}
