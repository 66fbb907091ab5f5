/** What the pages of a game need: its words, and the facts of its cards. */
import { use, useMemo } from "react";
import type { Table } from "../board/context";
import { api, type CardsInfo, type GameInfo } from "../net/rest";
import type { Fact, Item, Price, Section } from "../protocol";
import { useWords } from "../words/context";
import type { Words } from "../words/words";

export type GameData = { info: GameInfo; cards: CardsInfo; words: Words } & Pick<Table, "facts" | "unverified">;

export function useGame(id: string, players: readonly string[] = [], table = ""): GameData {
  const info = use(api.games()).find((x) => x.id === id);
  if (!info) throw Object.assign(new Error(id), { id: "no-game" });
  const cards = use(api.cards(id, table));
  const words = useWords(id, info.seats, players, info.halfPoints, info.kinds);
  return useMemo(() => {
    const facts = new Map(cards.cards.map((x) => [x.ref, x.facts]));
    const unverified = new Map(cards.cards.filter((x) => x.unverified?.length).map((x) => [x.ref, x.unverified]));
    return { info, cards, words, facts, unverified };
  }, [info, cards, words]);
}

const tones = new Map<string, Map<string, string>>();

/** The colours of things on all boards so far: the log also names cards that have left the board. */
export function tonesOf(game: string, board: readonly Section[]): Map<string, string> {
  const known = tones.get(game) ?? new Map<string, string>();
  tones.set(game, known);
  for (const x of board) for (const item of itemsOf(x)) if (item.tone) known.set(item.ref, item.tone);
  return known;
}

/** The things in a section. */
export function itemsOf(x: Section): readonly Item[] {
  if (x.kind === "tableau") return x.columns.flatMap((c) => c.items);
  if (x.kind === "deck") return x.known ?? [];
  return "items" in x && x.kind !== "counters" ? x.items : [];
}

/** The prices of the things on a board. */
export function pricesOf(board: readonly Section[]): Map<string, Price> {
  const priced = board.flatMap(itemsOf).filter((x) => x.cost);
  return new Map(priced.map((x) => [x.ref, x.cost as Price]));
}

type Facts = Table["facts"];
const latest = new WeakMap<Facts, { key: string; facts: Facts }>();

/** The facts of things, with those that hold only now (a ruined wonder). The same map as long as nothing changes. */
export function currentFacts(rows: Facts, board: readonly Section[]): Facts {
  const changed = board.flatMap(itemsOf).filter((x) => x.says?.length);
  if (!changed.length) return rows;
  const key = JSON.stringify(changed.map((x) => [x.ref, x.says]));
  const known = latest.get(rows);
  if (known?.key === key) return known.facts;
  const facts = new Map([...rows, ...changed.map((x): [string, Fact[]] => [x.ref, x.says as unknown as Fact[]])]);
  latest.set(rows, { key, facts });
  return facts;
}
