/** A board made from sections: the common ones first, then those of the viewer's seat, then those of the others. */
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { SeatShape, UiIcon } from "../icons/ui";
import type { Item, Section } from "../protocol";
import { Thing } from "./card";
import { useTableBasics } from "./context";
import { Counters } from "./counters";
import { useGameBoard } from "./gameboard";
import { useMotion, useQueuedBoard } from "./motion";
import { type ItemKeys, isEmpty, SectionView } from "./sections";

function nameOf(item: Item): string {
  return item.ref.endsWith(":?") ? `${item.ref}@${item.x ?? ""},${item.y ?? ""}` : item.ref;
}

export function sectionsBySeat(board: readonly Section[]): Map<string, Section[]> {
  const out = new Map<string, Section[]>();
  for (const x of board) if (x.seat && !isEmpty(x)) out.set(x.seat, [...(out.get(x.seat) ?? []), x]);
  return out;
}

type Props = { board: Section[]; n: number; part?: "all" | "common" | "mine" | "others" };

/** The board that the game brings, or the generic one. */
export const Board = memo(function Board({ part = "all", ...now }: Props) {
  const GameBoard = useGameBoard(useTableBasics().game);
  const shown = useQueuedBoard(now);
  if (part !== "all" || GameBoard === null) return <GenericBoard {...shown} part={part} />;
  return GameBoard ? <GameBoard {...shown} /> : <BoardToCome />;
});

/** Nothing is drawn until the board of the game is there: another one before it would only be a flash. */
function BoardToCome() {
  return (
    <div className="board">
      <div aria-busy="true" />
    </div>
  );
}

/** Stable keys: an item that has not changed keeps its key, and a new one gets a key that is not in use. */
export function useItemKeys(board: readonly Section[]): ItemKeys {
  const known = useRef(new WeakMap<Item, string>());
  return useMemo(() => {
    const all = board.flatMap(itemsOf);
    const taken = new Set(all.map((x) => known.current.get(x)).filter((x) => x !== undefined));
    for (const item of all.filter((x) => !known.current.has(x))) {
      const name = nameOf(item);
      let key = name;
      for (let n = 1; taken.has(key); n++) key = `${name}#${n}`;
      taken.add(key);
      known.current.set(item, key);
    }
    return (item: Item) => known.current.get(item) ?? nameOf(item);
  }, [board]);
}

function itemsOf(x: Section): Item[] {
  if (x.kind === "tableau") return x.columns.flatMap((c) => c.items);
  if (x.kind === "deck") return x.known ?? [];
  return "items" in x && x.kind !== "counters" ? x.items : [];
}

function GenericBoard({ board, n, part }: Required<Props>) {
  const { viewer } = useTableBasics();
  const box = useRef<HTMLDivElement>(null);
  const keys = useStableKeys(useItemKeys(board));
  useMotion(box, n);
  // a phone has a tab for the own seat
  const wideScreen = typeof matchMedia !== "function" || matchMedia("(min-width: 720px)").matches;
  const shownFirst = (x: Section) => wideScreen && x.pinned && x.seat === viewer && x.kind !== "counters";
  const common = board.filter((x) => !x.seat && !isEmpty(x));
  useScrollToNew(box, common);
  const seats = [...sectionsBySeat(board.filter((x) => !shownFirst(x)))].sort(
    ([a], [b]) => Number(b === viewer) - Number(a === viewer),
  );
  const mine = seats.filter(([seat]) => seat === viewer);
  const others = seats.filter(([seat]) => seat !== viewer);
  const hasBrief = board.some((x) => x.brief);
  const shown = part === "mine" ? mine : part === "others" ? others : part === "common" ? [] : seats;
  return (
    <div className="board" ref={box} data-n={n} data-has-brief={hasBrief ? "" : undefined} data-part={part}>
      {part !== "mine" && part !== "others" && (
        <div className="common">
          <SectionGroups sections={[...board.filter((x) => shownFirst(x) && !isEmpty(x)), ...common]} keys={keys} />
        </div>
      )}
      <div className="seats" data-count={shown.length}>
        {shown.map(([seat, sections], i) => (
          <SeatArea key={seat} seat={seat} sections={sections} keys={keys} open={!hasBrief || i === 0} />
        ))}
      </div>
    </div>
  );
}

/** Scrolls to a common section that is new, such as a battle or an offer. */
function useScrollToNew(box: RefObject<HTMLElement | null>, common: readonly Section[]): void {
  const before = useRef<Set<string>>(null);
  const titles = common.map((x) => x.title).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other sections are there
  useEffect(() => {
    const added = before.current && common.find((x) => !before.current?.has(x.title));
    before.current = new Set(common.map((x) => x.title));
    if (added) box.current?.querySelector(`[data-title="${added.title}"]`)?.scrollIntoView({ block: "nearest" });
  }, [titles]);
}

/** The same function at every drawing, so that unchanged sections are not drawn again. */
export function useStableKeys(keys: ItemKeys): ItemKeys {
  const now = useRef(keys);
  now.current = keys;
  return useCallback((item: Item) => now.current(item), []);
}

/** The layout of a section: small ones and the cards of a seat share a line, others have their own. */
export function layoutOf(x: Section): string {
  if (x.kind === "counters" || x.kind === "deck" || (x.kind === "track" && x.scales?.length)) return "small";
  if (x.kind === "cards" && x.size === "chip") return "small";
  return x.kind === "cards" && x.seat ? "cards" : "";
}

function SectionGroups({ sections, keys }: { sections: readonly Section[]; keys: ItemKeys }) {
  const out: Section[][] = [];
  for (const x of sections) {
    const last = out.at(-1);
    if (last?.[0] && layoutOf(x) && layoutOf(x) === layoutOf(last[0])) last.push(x);
    else out.push([x]);
  }
  return out.map((group) => (
    <div
      key={group[0]?.title}
      className={group[0] && layoutOf(group[0]) ? `section-group ${layoutOf(group[0])}` : "single-section"}
    >
      {group.map((x) => (
        <SectionView key={x.title} section={x} keys={keys} />
      ))}
    </div>
  ));
}

function SeatArea({
  seat,
  sections,
  keys,
  open,
}: {
  seat: string;
  sections: Section[];
  keys: ItemKeys;
  open: boolean;
}) {
  const { words, viewer } = useTableBasics();
  const [shown, setShown] = useState(open);
  return (
    <section
      className="seat-area"
      aria-label={words.seat(seat)}
      data-seat={seat}
      data-mine={seat === viewer ? "" : undefined}
    >
      <header>
        <Thing of={`seat:${seat}`} className="seat-name">
          <SeatShape seat={seat} />
          <span>{words.seat(seat)}</span>
        </Thing>
        <button
          type="button"
          className="tool fold"
          aria-expanded={shown}
          aria-label={words.say(shown ? "web-fold" : "web-unfold", { name: words.seat(seat) })}
          onClick={() => setShown(!shown)}
        >
          <UiIcon name={shown ? "down" : "right"} size={18} />
        </button>
      </header>
      <div className="seat-sections">
        {shown ? <SectionGroups sections={sections} keys={keys} /> : <BriefSeat sections={sections} keys={keys} />}
      </div>
    </section>
  );
}

function BriefSeat({ sections, keys }: { sections: Section[]; keys: ItemKeys }) {
  const shownSections = briefSections(sections);
  return (
    <>
      <div className="section-group small figures">
        {shownSections.map((x) => x.kind === "counters" && <Counters key={x.title} section={x} brief />)}
      </div>
      <div className="section-group small brief">
        {shownSections.map((x) => x.kind !== "counters" && <SectionView key={x.title} section={x} keys={keys} brief />)}
      </div>
    </>
  );
}

/** The sections that show a seat in a line or two: those marked `brief`, or else its first counters. */
export function briefSections(sections: readonly Section[]): Section[] {
  const marked = sections.filter((x) => x.brief);
  return marked.length ? marked : sections.filter((x) => x.kind === "counters").slice(0, 1);
}
