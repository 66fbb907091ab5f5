/** Which picture belongs to which card, as data: a game has its decks in `src/games/<game>/art/*.json`. */
import type { KindName } from "./kinds";
import type { LandmarkName } from "./landmarks";
import type { Light } from "./light";

/**
 * Things of one kind in one light, by their ids: the name of an emblem, or "@" and the name of a landmark. `also`: other
 * references to the same things, with "*" in place of the id.
 */
export type DeckGroup = {
  ref: string;
  kind: KindName;
  light: Light;
  also?: readonly string[];
  of: Readonly<Record<string, string>>;
};

/** The groups of a deck, and the path data of its emblems. */
export type DeckData = { groups: readonly DeckGroup[]; emblems: Readonly<Record<string, string>> };

/**
 * The decks of a game in the order in which a game meets them. One is loaded when a card of these kinds is in none of
 * those before it.
 */
export type GameArt = readonly { of: readonly string[]; load: () => Promise<{ default: DeckData }> }[];

/** A picture as data, without its path data. */
export type PictureOf = { kind: KindName; light: Light; seed: string; emblem?: string; landmark?: LandmarkName };

/** The pictures of a deck by the references of its things. */
export function picturesOf(deck: Pick<DeckData, "groups">): Map<string, PictureOf> {
  const out = new Map<string, PictureOf>();
  for (const { ref, kind, light, also = [], of } of deck.groups)
    for (const [id, name] of Object.entries(of)) {
      const drawn = name.startsWith("@") ? { landmark: name.slice(1) as LandmarkName } : { emblem: name };
      for (const pattern of [`${ref}:*`, ...also])
        out.set(pattern.replace("*", id), { kind, light, seed: id, ...drawn });
    }
  return out;
}
