import type { Fact, Grid, Item, Section } from "../../../protocol";
import { split } from "../../../words/words";

/** The cards of a section, whether it is a market or not. */
export function itemsOf(board: readonly Section[], title: string, seat = ""): Item[] {
  const found = board.find((x) => x.title === title && (x.seat ?? "") === seat);
  return found && (found.kind === "cards" || found.kind === "market") ? found.items : [];
}

/** The rows of a table that belong to a thing: their cells by the names of their columns. */
export function rowsOf(grid: Grid | undefined, ref: string): Record<string, string | number>[] {
  const rows = grid?.rows.filter((x) => x.title === ref) ?? [];
  return rows.map((row) => Object.fromEntries(row.cells.map((cell, i) => [grid?.columns[i] ?? "", cell])));
}

/** The figures of an action as they are printed. */
export type Printed = { spaces: number; workers: number; coins: number; red: boolean; effects: Fact[] };

const NOT_EFFECTS = ["cost", "spaces", "red", "permanent", "must-score", "icon-war", "icon-sacrifice", "of-scenario"];

export function printedOf(facts: readonly Fact[]): Printed {
  const args = (id: string) => facts.find(([x]) => x === id)?.[1];
  const cost = (args("cost")?.cost ?? {}) as Record<string, number>;
  return {
    spaces: Number(args("spaces")?.n ?? 0),
    workers: cost.workers ?? 0,
    coins: cost.coins ?? 0,
    red: args("red") !== undefined,
    effects: facts.filter(([id]) => !NOT_EFFECTS.includes(id)),
  };
}

/** The units that an action gives. */
export function givesOf(facts: readonly Fact[]): string[] {
  return printedOf(facts).effects.flatMap(([, args]) => Object.keys((args.gain ?? {}) as object));
}

/** The facts of a civilization: its main ability and its legacy. */
export function abilitiesOf(facts: readonly Fact[]): { main: Fact[]; legacy: Fact[] } {
  const [main, legacy] = ["main", "legacy"].map((x) => facts.findIndex(([id]) => id === x)) as [number, number];
  return { main: facts.slice(main + 1, legacy), legacy: facts.slice(legacy + 1).filter(([id]) => id !== "not-alone") };
}

/** The ability of a civilization as a thing that can be chosen. */
export const sourceOf = (ref: string, legacy: boolean): string => `source:${split(ref)[1]}${legacy ? "_legacy" : ""}`;

const TREE = ["opened-by", "needs-nothing", "level", "column", "on-card", "stands-for"];

/** What a technology does, and the technologies that open it. */
export function techFacts(facts: readonly Fact[]): { does: Fact[]; opened: string[]; standsFor: string } {
  const named = (id: string) => facts.filter(([x]) => x === id).map(([, args]) => `tech:${String(args.tech)}`);
  return {
    does: facts.filter(([id]) => !TREE.includes(id)),
    opened: named("opened-by"),
    standsFor: named("stands-for")[0] ?? "",
  };
}
