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
import type { Asked, Choice, Entry, Fact, Price, Why } from "../protocol";
import type { Selection } from "../table/selection";
import { useNextFrame } from "../ui/nextframe";
import type { Words } from "../words/words";

/** Where a thing was clicked: its element, the id of its section if that is known, and whether this copy is locked. */
export type ClickedAt = { at: Element; place: string; locked: boolean };

/** What a game's own board may do, besides clicking things. */
export type BoardActions = {
  // it is played, or previewed where it cannot be taken back; then what follows, if the next question offers it
  choose: (choice: Choice, then?: Selection) => void;
  play: (choice: Choice) => void; // it is played at once
  select: (selection: Selection) => void;
  back: () => void; // takes back the last thing selected
  hint: (choice: Choice | null) => void; // what it would change is shown
  whyNot: (ref: string) => Promise<readonly Why[]>; // what keeps a thing from being chosen
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
  click: (ref: string, from?: ClickedAt) => void;
  show: (ref: string, at: Element | null, pinned: boolean) => void;
  hide: () => void;
  actions?: BoardActions; // none where nothing can be chosen or opened
};

/** What components get besides: the pictures of the game. */
type Basics = TableBasics & { pictures: Pictures };

export type Table = TableBasics & {
  lit: ReadonlySet<string>;
  litPlaces?: ReadonlyMap<string, ReadonlySet<string>>; // of things in several sections: where they can be chosen
  unequal?: ReadonlySet<string>; // things of which one copy can be had and another cannot
  selected: ReadonlySet<string>;
  pointed: string; // the thing that the log points at
  deltas: ReadonlyMap<string, number>;
  choices: readonly Choice[];
  asked?: Asked | null | undefined; // the question, whoever is asked
  busy?: boolean; // a choice was sent and is not answered yet
  log?: readonly Entry[]; // what was done so far
  repeatedEvents?: Readonly<Record<string, string>>; // what its lines leave out
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

/** The id of the section around a thing. */
export const PlaceContext = createContext("");

/** Is this copy of a thing one that cannot be had, while another can? */
function isLocked(t: Table, ref: string, can: boolean | null | undefined): boolean {
  return can === false && !!t.unequal?.has(ref);
}

function isLit(t: Table, ref: string, place: string): boolean {
  return t.lit.has(ref) && (!place || (t.litPlaces?.get(ref)?.has(place) ?? true));
}

export type Highlight = { lit: boolean; selected: boolean; pointed: boolean; tabbable: boolean; locked: boolean };

/**
 * Is a thing lit, selected or pointed at, and does Tab reach it? Where anything is lit, Tab reaches only that.
 *
 * `can` belongs to one copy of the thing: a copy that cannot be had is locked if another one can.
 */
export function useHighlight(ref: string, can?: boolean | null): Highlight {
  const place = useContext(PlaceContext);
  const code = useWatched((t, watch) => {
    const locked = isLocked(t, ref, can);
    const lit = !locked && isLit(t, ref, place);
    return (
      (lit ? 1 : 0) +
      (t.selected.has(ref) && !locked ? 2 : 0) +
      (t.pointed === ref ? 4 : 0) +
      (lit || !watch.anythingLit ? 8 : 0) +
      (locked ? 16 : 0)
    );
  });
  const has = (bit: number) => !!(code & bit);
  return { lit: has(1), selected: has(2), pointed: has(4), tabbable: has(8), locked: has(16) };
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
