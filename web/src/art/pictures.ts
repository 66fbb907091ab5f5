/**
 * The pictures of a game, loaded when they are first needed.
 *
 * A deck of pictures and the code that draws are loaded after the board is there. Until then a card has no picture, and
 * components that show one are drawn again when it comes.
 */
import { useMemo, useSyncExternalStore } from "react";
import { gameOf } from "../games";
import { split } from "../words/words";
import { type DeckData, type GameArt, type PictureOf, picturesOf } from "./deck";
import { pictureClass } from "./stylesheet";

/** What draws, loaded once for all games; buildings are loaded with the first deck that has some. */
let painter: typeof import("./card") | null = null;
let buildings: typeof import("./landmarks") | null = null;

async function loadDeck(deck: GameArt[number]): Promise<DeckData> {
  const [{ default: data }] = await Promise.all([deck.load(), loadPainter()]);
  const isBuilding = (name: string) => name.startsWith("@");
  if (data.groups.some((group) => Object.values(group.of).some(isBuilding))) buildings ??= await import("./landmarks");
  return data;
}

async function loadPainter(): Promise<void> {
  painter ??= await import("./card");
}

/** The pictures of one game. */
class PictureStore {
  version = 0;
  private readonly known = new Map<string, PictureOf>();
  private readonly emblems = new Map<string, string>();
  private readonly classes = new Map<string, string>();
  private readonly listeners = new Set<() => void>();
  private readonly waiting: GameArt[number][];
  private isLoading = false;

  constructor(decks: GameArt) {
    this.waiting = [...decks];
  }

  readonly listen = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** The class of a card's picture; "" if there is none, or not yet. Asking for it may load a deck. */
  card(ref: string): string {
    return this.made(ref, "card", true);
  }

  /** The class of a chip's picture, if its deck is there: a chip loads nothing. */
  chip(ref: string): string {
    return this.made(ref, "chip", false);
  }

  private made(ref: string, size: "card" | "chip", loads: boolean): string {
    const key = `${size}/${ref}`;
    const found = this.classes.get(key);
    if (found) return found;
    const picture = this.known.get(ref);
    if (!picture || !painter) {
      if (loads) this.loadFor(ref);
      return "";
    }
    const { landmark, emblem, ...more } = picture;
    const building = landmark && buildings?.LANDMARKS[landmark]();
    const motif = { ...more, emblem: emblem && this.emblems.get(emblem), building };
    const name = pictureClass(size === "card" ? painter.cardPicture(motif) : painter.chipPicture(motif));
    this.classes.set(key, name);
    return name;
  }

  /** Load the next deck that may have a thing; if it has not, the thing asks again. */
  private loadFor(ref: string): void {
    const at = this.waiting.findIndex((deck) => deck.of.includes(split(ref)[0]));
    const deck = this.waiting[at];
    if (this.isLoading || !deck) return;
    this.isLoading = true;
    loadDeck(deck)
      .then((data) => {
        this.waiting.splice(this.waiting.indexOf(deck), 1);
        for (const [of, picture] of picturesOf(data)) this.known.set(of, picture);
        for (const [name, d] of Object.entries(data.emblems)) this.emblems.set(name, d);
        this.isLoading = false;
        this.version += 1;
        for (const listener of this.listeners) listener();
      })
      .catch(() => {
        this.isLoading = false; // without a network there are cards without pictures
      });
  }
}

const stores = new Map<string, PictureStore>();

function storeOf(game: string): PictureStore {
  const store = stores.get(game) ?? new PictureStore(gameOf(game).art ?? []);
  stores.set(game, store);
  return store;
}

/** The classes of pictures, by the references of things. `some`: does the game have pictures at all? */
export type Pictures = { some: boolean; card: (ref: string) => string; chip: (ref: string) => string };

/** The pictures of a game; another object when new ones have come. */
export function usePictures(game: string): Pictures {
  const store = storeOf(game);
  const version = useSyncExternalStore(store.listen, () => store.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that there are new ones
  return useMemo(
    () => ({ some: !!gameOf(game).art, card: (ref) => store.card(ref), chip: (ref) => store.chip(ref) }),
    [store, game, version],
  );
}
