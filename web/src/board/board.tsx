/** A table from its sections: the common things first, then the own seat, then the others. */
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { SeatShape, UiIcon } from "../icons/ui";
import type { Item, Section } from "../protocol";
import { Thing } from "./card";
import { useSteady } from "./context";
import { Counters } from "./counters";
import { useGameBoard } from "./gameboard";
import { useMoves, usePaced } from "./motion";
import { isEmpty, type Keys, SectionView } from "./sections";

function nameOf(item: Item): string {
  return item.ref.endsWith(":?") ? `${item.ref}@${item.x ?? ""},${item.y ?? ""}` : item.ref;
}

/** The nth copy of a thing on this board, in the order drawn. */
export function keyMaker(): Keys {
  const seen = new Map<string, number>();
  const known = new Map<Item, string>();
  return (item) => {
    const found = known.get(item);
    if (found) return found;
    const name = nameOf(item);
    const n = seen.get(name) ?? 0;
    seen.set(name, n + 1);
    const key = n ? `${name}#${n}` : name;
    known.set(item, key);
    return key;
  };
}

export function bySeat(board: readonly Section[]): Map<string, Section[]> {
  const out = new Map<string, Section[]>();
  for (const x of board) if (x.seat && !isEmpty(x)) out.set(x.seat, [...(out.get(x.seat) ?? []), x]);
  return out;
}

type Props = { board: Section[]; n: number; part?: "all" | "common" | "mine" | "others" };

/** The game's own board, or what its sections make by themselves. */
export const Board = memo(function Board({ part = "all", ...now }: Props) {
  const GameBoard = useGameBoard(useSteady().game);
  const shown = usePaced(now);
  return GameBoard && part === "all" ? <GameBoard {...shown} /> : <Generic {...shown} part={part} />;
});

/** Keys that stay: a thing that is what it was keeps its own, and what is new gets one that nobody has. */
export function useKeys(board: readonly Section[]): Keys {
  const given = useRef(new WeakMap<Item, string>());
  return useMemo(() => {
    const all = board.flatMap(itemsOf);
    const taken = new Set(all.map((x) => given.current.get(x)).filter((x) => x !== undefined));
    for (const item of all.filter((x) => !given.current.has(x))) {
      const name = nameOf(item);
      let key = name;
      for (let n = 1; taken.has(key); n++) key = `${name}#${n}`;
      taken.add(key);
      given.current.set(item, key);
    }
    return (item: Item) => given.current.get(item) ?? nameOf(item);
  }, [board]);
}

function itemsOf(x: Section): Item[] {
  if (x.kind === "tableau") return x.columns.flatMap((c) => c.items);
  if (x.kind === "deck") return x.known ?? [];
  return "items" in x && x.kind !== "counters" ? x.items : [];
}

function Generic({ board, n, part }: Required<Props>) {
  const { viewer } = useSteady();
  const box = useRef<HTMLDivElement>(null);
  const keys = useSame(useKeys(board));
  useMoves(box, n);
  const broad = typeof matchMedia !== "function" || matchMedia("(min-width: 720px)").matches; // a phone has a tab for it
  const first = (x: Section) => broad && x.pinned && x.seat === viewer && x.kind !== "counters";
  const common = board.filter((x) => !x.seat && !isEmpty(x));
  useComing(box, common);
  const seats = [...bySeat(board.filter((x) => !first(x)))].sort(
    ([a], [b]) => Number(b === viewer) - Number(a === viewer),
  );
  const mine = seats.filter(([seat]) => seat === viewer);
  const others = seats.filter(([seat]) => seat !== viewer);
  const terse = board.some((x) => x.brief);
  const shown = part === "mine" ? mine : part === "others" ? others : part === "common" ? [] : seats;
  return (
    <div className="board" ref={box} data-n={n} data-terse={terse ? "" : undefined} data-part={part}>
      {part !== "mine" && part !== "others" && (
        <div className="common">
          <Flowing sections={[...board.filter((x) => first(x) && !isEmpty(x)), ...common]} keys={keys} />
        </div>
      )}
      <div className="seats" data-count={shown.length}>
        {shown.map(([seat, sections], i) => (
          <SeatArea key={seat} seat={seat} sections={sections} keys={keys} open={!terse || i === 0} />
        ))}
      </div>
    </div>
  );
}

/** What comes to the table (a battle, an offer) is brought into sight. */
function useComing(box: RefObject<HTMLElement | null>, common: readonly Section[]): void {
  const before = useRef<Set<string>>(null);
  const titles = common.map((x) => x.title).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other sections are there
  useEffect(() => {
    const come = before.current && common.find((x) => !before.current?.has(x.title));
    before.current = new Set(common.map((x) => x.title));
    if (come) box.current?.querySelector(`[data-title="${come.title}"]`)?.scrollIntoView({ block: "nearest" });
  }, [titles]);
}

/** One function for good, whatever it does now: sections that are as they were need not hear of it. */
export function useSame(keys: Keys): Keys {
  const now = useRef(keys);
  now.current = keys;
  return useCallback((item: Item) => now.current(item), []);
}

/** How a section stands beside others: small ones and cards of a seat share a line, the rest stands alone. */
export function flowOf(x: Section): string {
  if (x.kind === "counters" || x.kind === "deck" || (x.kind === "track" && x.scales?.length)) return "small";
  if (x.kind === "cards" && x.size === "chip") return "small";
  return x.kind === "cards" && x.seat ? "cards" : "";
}

function Flowing({ sections, keys }: { sections: readonly Section[]; keys: Keys }) {
  const out: Section[][] = [];
  for (const x of sections) {
    const last = out.at(-1);
    if (last?.[0] && flowOf(x) && flowOf(x) === flowOf(last[0])) last.push(x);
    else out.push([x]);
  }
  return out.map((group) => (
    <div key={group[0]?.title} className={group[0] && flowOf(group[0]) ? `flow ${flowOf(group[0])}` : "alone"}>
      {group.map((x) => (
        <SectionView key={x.title} section={x} keys={keys} />
      ))}
    </div>
  ));
}

function SeatArea({ seat, sections, keys, open }: { seat: string; sections: Section[]; keys: Keys; open: boolean }) {
  const { words, viewer } = useSteady();
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
        {shown ? <Flowing sections={sections} keys={keys} /> : <Brief sections={sections} keys={keys} />}
      </div>
    </section>
  );
}

function Brief({ sections, keys }: { sections: Section[]; keys: Keys }) {
  const told = briefly(sections);
  return (
    <>
      <div className="flow small figures">
        {told.map((x) => x.kind === "counters" && <Counters key={x.title} section={x} brief />)}
      </div>
      <div className="flow small brief">
        {told.map((x) => x.kind !== "counters" && <SectionView key={x.title} section={x} keys={keys} brief />)}
      </div>
    </>
  );
}

/** A seat in a line or two: what the game says is enough, or else its first counters. */
export function briefly(sections: readonly Section[]): Section[] {
  const said = sections.filter((x) => x.brief);
  return said.length ? said : sections.filter((x) => x.kind === "counters").slice(0, 1);
}
