/** What everything drawn on a board needs to know: words, what cards say, what is lit, what a choice would change. */
import { createContext, useContext } from "react";
import type { Choice, Fact } from "../protocol";
import type { Words } from "../words/words";

export type Table = {
  words: Words;
  game: string;
  viewer: string;
  facts: ReadonlyMap<string, Fact[]>;
  tones: ReadonlyMap<string, string>;
  doubtful: ReadonlyMap<string, string[]>;
  lit: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  pointed: string; // what the log points at
  deltas: ReadonlyMap<string, number>;
  choices: readonly Choice[];
  touch: (ref: string) => void;
  show: (ref: string, at: Element | null, pinned: boolean) => void;
  hide: () => void;
};

const Context = createContext<Table | null>(null);
export const TableContext = Context.Provider;

export function useTable(): Table {
  const found = useContext(Context);
  if (!found) throw new Error("no table around this");
  return found;
}

const NONE = new Set<string>();
/** A table that only shows: replays, lists of cards. */
export function idle(words: Words, game: string): Table {
  return {
    words,
    game,
    viewer: "",
    facts: new Map(),
    tones: new Map(),
    doubtful: new Map(),
    lit: NONE,
    picked: NONE,
    pointed: "",
    deltas: new Map(),
    choices: [],
    touch: () => {},
    show: () => {},
    hide: () => {},
  };
}
