/** What everything drawn on a board needs to know: words, what cards say, what is lit, what a choice would change. */
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { Choice, Fact, Price } from "../protocol";
import { useNextFrame } from "../ui/nextframe";
import type { Words } from "../words/words";

/** What stays as it is from one move to the next. */
type Steady = {
  words: Words;
  game: string;
  viewer: string;
  facts: ReadonlyMap<string, Fact[]>;
  tones: ReadonlyMap<string, string>;
  doubtful: ReadonlyMap<string, string[]>;
  touch: (ref: string) => void;
  show: (ref: string, at: Element | null, pinned: boolean) => void;
  hide: () => void;
};

export type Table = Steady & {
  lit: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  pointed: string; // what the log points at
  deltas: ReadonlyMap<string, number>;
  choices: readonly Choice[];
  prices?: ReadonlyMap<string, Price>; // of things on the board, also where they cannot be paid
};

/** The table as it is now, for those who look at one thing of it and are told when that has changed. */
class Now {
  private heard = new Set<() => void>();
  choosing = false; // is anything lit: what Tab reaches, and nobody presses it within a frame
  constructor(public table: Table) {}
  readonly listen = (told: () => void) => {
    this.heard.add(told);
    return () => void this.heard.delete(told);
  };
  tell(): void {
    for (const told of this.heard) told();
  }
}

const SteadyPart = createContext<Steady | null>(null);
const Watched = createContext<Now | null>(null);

/**
 * A board has some hundred things, and a move or a pointer over a button changes few of them: a thing watches its own
 * marks and is drawn anew when they change, not whenever anything does.
 */
export function TableContext({ value, children }: { value: Table; children: ReactNode }) {
  const [now] = useState(() => new Now(value));
  now.table = value; // at once: whatever is drawn in this pass must see it
  now.choosing = useNextFrame(value.lit.size > 0);
  useLayoutEffect(() => now.tell());
  const { words, game, viewer, facts, tones, doubtful, touch, show, hide } = value;
  const steady = useMemo(
    () => ({ words, game, viewer, facts, tones, doubtful, touch, show, hide }),
    [words, game, viewer, facts, tones, doubtful, touch, show, hide],
  );
  return (
    <Watched value={now}>
      <SteadyPart value={steady}>{children}</SteadyPart>
    </Watched>
  );
}

function found<T>(x: T | null): T {
  if (!x) throw new Error("no table around this");
  return x;
}

/** All of it, drawn anew with every change: for what is there once. */
export function useTable(): Table {
  const now = found(useContext(Watched));
  return useSyncExternalStore(now.listen, () => now.table);
}

/** For what is drawn many times: nothing of this changes with a move. */
export function useSteady(): Steady {
  return found(useContext(SteadyPart));
}

/** One thing of the table; a figure or a text, so that it is compared by value. */
function useNow<T extends string | number | boolean | undefined>(look: (table: Table, now: Now) => T): T {
  const now = found(useContext(Watched));
  return useSyncExternalStore(now.listen, () => look(now.table, now));
}

export type Marked = { lit: boolean; picked: boolean; pointed: boolean; reached: boolean };

/** Is a thing lit, picked, pointed at; and is it reached by Tab (where anything is lit, only that is)? */
export function useMarked(ref: string): Marked {
  const code = useNow((t, now) => {
    const lit = t.lit.has(ref);
    return (lit ? 1 : 0) + (t.picked.has(ref) ? 2 : 0) + (t.pointed === ref ? 4 : 0) + (lit || !now.choosing ? 8 : 0);
  });
  return { lit: !!(code & 1), picked: !!(code & 2), pointed: !!(code & 4), reached: !!(code & 8) };
}

/** What the choice that is looked at would change of a counter. */
export function useDelta(key: string): number | undefined {
  return useNow((t) => t.deltas.get(key));
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
