/** What the components of a board share: words, facts of cards, what is lit, what a choice would change. */
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { type Pictures, usePictures } from "../art/pictures";
import type { Choice, Fact, Price } from "../protocol";
import type { Selection } from "../table/selection";
import { useNextFrame } from "../ui/nextframe";
import type { Words } from "../words/words";

/** What a game's own board may do, besides clicking things. */
export type BoardActions = {
  choose: (choice: Choice) => void; // it is played, or previewed where it cannot be taken back
  play: (choice: Choice) => void; // it is played at once
  select: (selection: Selection) => void;
  hint: (choice: Choice | null) => void; // what it would change is shown
  setLog: (open?: boolean) => void; // without a value: the other way round
};

/** What a move does not change. */
type TableBasics = {
  words: Words;
  game: string;
  viewer: string;
  facts: ReadonlyMap<string, Fact[]>;
  tones: ReadonlyMap<string, string>;
  unverified: ReadonlyMap<string, string[]>;
  click: (ref: string) => void;
  show: (ref: string, at: Element | null, pinned: boolean) => void;
  hide: () => void;
  actions?: BoardActions; // none where nothing can be chosen
};

/** What components get besides: the pictures of the game. */
type Basics = TableBasics & { pictures: Pictures };

export type Table = TableBasics & {
  lit: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  pointed: string; // the thing that the log points at
  deltas: ReadonlyMap<string, number>;
  choices: readonly Choice[];
  prices?: ReadonlyMap<string, Price>; // of things on the board, also where they cannot be paid
};

/** The table as it is now; components listen to it and are drawn again when their part of it has changed. */
class TableWatch {
  private listeners = new Set<() => void>();
  anythingLit = false; // then Tab reaches only what is lit; it may be one frame late
  constructor(public table: Table) {}
  readonly listen = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  notify(): void {
    for (const listener of this.listeners) listener();
  }
}

const BasicsContext = createContext<Basics | null>(null);
const WatchContext = createContext<TableWatch | null>(null);

/**
 * A board has some hundred things, and a move or a pointer over a button changes few of them. So a thing watches its
 * own highlight and is drawn again only when that changes.
 */
export function TableContext({ value, children }: { value: Table; children: ReactNode }) {
  const [watch] = useState(() => new TableWatch(value));
  watch.table = value; // at once, because what is drawn in this pass must see it
  watch.anythingLit = useNextFrame(value.lit.size > 0);
  useLayoutEffect(() => watch.notify());
  const { words, game, viewer, facts, tones, unverified, click, show, hide, actions } = value;
  const pictures = usePictures(game);
  const basics = useMemo(
    () => ({ words, game, viewer, facts, tones, unverified, click, show, hide, actions, pictures }),
    [words, game, viewer, facts, tones, unverified, click, show, hide, actions, pictures],
  );
  return (
    <WatchContext value={watch}>
      <BasicsContext value={basics}>{children}</BasicsContext>
    </WatchContext>
  );
}

function required<T>(x: T | null): T {
  if (!x) throw new Error("no table around this");
  return x;
}

/** The whole table. A component that uses it is drawn again with every change, so use it only in few places. */
export function useTable(): Table {
  const watch = required(useContext(WatchContext));
  return useSyncExternalStore(watch.listen, () => watch.table);
}

/** The part of the table that a move does not change, for components that are drawn many times. */
export function useTableBasics(): Basics {
  return required(useContext(BasicsContext));
}

/** What can be chosen now: the same list until there is another position. */
export function useChoices(): readonly Choice[] {
  const watch = required(useContext(WatchContext));
  return useSyncExternalStore(watch.listen, () => watch.table.choices);
}

/** One value of the table: a number or a text, which can be compared. */
function useWatched<T extends string | number | boolean | undefined>(
  select: (table: Table, watch: TableWatch) => T,
): T {
  const watch = required(useContext(WatchContext));
  return useSyncExternalStore(watch.listen, () => select(watch.table, watch));
}

export type Highlight = { lit: boolean; selected: boolean; pointed: boolean; tabbable: boolean };

/** Is a thing lit, selected or pointed at, and does Tab reach it? Where anything is lit, Tab reaches only that. */
export function useHighlight(ref: string): Highlight {
  const code = useWatched((t, watch) => {
    const lit = t.lit.has(ref);
    return (
      (lit ? 1 : 0) + (t.selected.has(ref) ? 2 : 0) + (t.pointed === ref ? 4 : 0) + (lit || !watch.anythingLit ? 8 : 0)
    );
  });
  return { lit: !!(code & 1), selected: !!(code & 2), pointed: !!(code & 4), tabbable: !!(code & 8) };
}

/** By how much the choice that is previewed would change a counter. */
export function useDelta(key: string): number | undefined {
  return useWatched((t) => t.deltas.get(key));
}

const NONE = new Set<string>();
/** A table where nothing can be chosen: replays, lists of cards. */
export function readOnlyTable(words: Words, game: string): Table {
  return {
    words,
    game,
    viewer: "",
    facts: new Map(),
    tones: new Map(),
    unverified: new Map(),
    lit: NONE,
    selected: NONE,
    pointed: "",
    deltas: new Map(),
    choices: [],
    click: () => {},
    show: () => {},
    hide: () => {},
  };
}
