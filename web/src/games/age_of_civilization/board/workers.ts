/** Which worker stands where: each keeps its name, so that it is seen to walk from its line to a square and back. */
import { createContext, useContext, useMemo, useRef } from "react";
import { amountOf, onItem, sectionOf } from "../../../board/find";
import type { Fact, Section } from "../../../protocol";
import { abilitiesOf, itemsOf, printedOf, sourceOf } from "./model";

/** The workers of the viewer: by square, and those in the line. */
export type Places = {
  on: ReadonlyMap<string, number>;
  free: readonly number[];
  deadly: ReadonlySet<string>; // the squares where they are lost
};

const NOBODY: Places = { on: new Map(), free: [], deadly: new Set() };
const WorkersContext = createContext<Places>(NOBODY);
export const WorkersProvider = WorkersContext.Provider;

export const squareOf = (ref: string, space: number, square: number): string => `${ref}/${space}/${square}`;

/** The motion key of the worker on a square. */
export function useWorkerOn(): (square: string) => string | undefined {
  const { on } = useContext(WorkersContext);
  return (square) => keyOf(on.get(square));
}

export const useFreeWorkers = (): readonly number[] => useContext(WorkersContext).free;

export const keyOf = (worker: number | undefined): string | undefined =>
  worker === undefined ? undefined : `worker:${worker}`;

/** The squares with a worker, and whether it is lost there. */
export type Square = { at: string; deadly: boolean };

/** Who stands where next: whoever stays on a square stays the same; who is lost is one of those on deadly squares. */
export function nextPlaces(before: Places, squares: readonly Square[], all: number): Places {
  const doomed = [...before.on].filter(([at]) => before.deadly.has(at)).map(([, worker]) => worker);
  const known = [...before.free, ...[...before.on.values()].filter((x) => !doomed.includes(x)), ...doomed];
  const living = known.slice(0, all);
  for (let next = Math.max(-1, ...known) + 1; living.length < all; next++) living.push(next);
  const on = new Map<string, number>();
  for (const { at } of squares) {
    const there = before.on.get(at);
    if (there !== undefined && living.includes(there)) on.set(at, there);
  }
  const idle = living.filter((x) => ![...on.values()].includes(x));
  for (const { at } of squares) {
    const comes = on.has(at) ? undefined : idle.shift();
    if (comes !== undefined) on.set(at, comes);
  }
  return { on, free: idle, deadly: new Set(squares.filter((x) => x.deadly).map((x) => x.at)) };
}

/** The squares of a board on which workers of a seat stand. */
export function takenSquares(
  board: readonly Section[],
  seat: string,
  facts: ReadonlyMap<string, readonly Fact[]>,
): Square[] {
  const stock = sectionOf(board, "counters", "stock", seat);
  if (amountOf(stock, "free") >= amountOf(stock, "workers")) return []; // they are at home again
  const actions = [...itemsOf(board, "track"), ...itemsOf(board, "permanent")].flatMap((item) => {
    const { workers, red } = printedOf(facts.get(item.ref) ?? []);
    const each = item.second ?? workers;
    const used = onItem(item, "spaces-used")?.value ?? 0;
    const deadly = red && !onItem(item, "workers-return");
    return Array.from({ length: used * each }, (_, i) => ({
      at: squareOf(item.ref, Math.floor(i / each), i % each),
      deadly,
    }));
  });
  const spent = itemsOf(board, "abilities", seat).filter((x) => x.note === "spent");
  const own = itemsOf(board, "civilizations", seat).flatMap(({ ref, note }) => {
    const { main, legacy } = abilitiesOf(facts.get(ref) ?? []);
    const works = [
      [sourceOf(ref, false), note === "main" ? main : []],
      [sourceOf(ref, true), legacy],
    ] as const;
    return works.flatMap(([source, does]) =>
      does.some(([id]) => id === "space") && spent.some((x) => x.ref === source)
        ? [{ at: squareOf(source, 0, 0), deadly: false }]
        : [],
    );
  });
  return [...actions, ...own];
}

/** The workers of a seat on the board that is drawn now. */
export function usePlaces(
  board: readonly Section[],
  seat: string,
  facts: ReadonlyMap<string, readonly Fact[]>,
): Places {
  const last = useRef(NOBODY);
  return useMemo(() => {
    const squares = takenSquares(board, seat, facts);
    const all = amountOf(sectionOf(board, "counters", "stock", seat), "workers");
    last.current = nextPlaces(last.current, squares, all);
    return last.current;
  }, [board, seat, facts]);
}
