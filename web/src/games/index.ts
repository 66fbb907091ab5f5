/** The games that the client knows: the folders here. A game without a folder is drawn by the generic board. */
import type { CSSProperties } from "react";
import type { ClientGame, TableTraits } from "./game";
import { NEUTRAL } from "./neutral";

const modules = import.meta.glob<ClientGame>("./*/index.ts", { eager: true, import: "default" });

const GAMES: ReadonlyMap<string, ClientGame> = new Map(
  Object.entries(modules).map(([path, game]) => [path.split("/")[1] as string, game]),
);

/** The ids of the games that have a folder. */
export const KNOWN_GAMES: readonly string[] = [...GAMES.keys()];

/** What a game brings; for one that has no folder, neutral colours and a neutral emblem. */
export function gameOf(id: string): ClientGame {
  return GAMES.get(id) ?? NEUTRAL;
}

const traits = import.meta.glob<TableTraits>("./*/table.ts", { eager: true, import: "default" });
const NO_TRAITS: TableTraits = {};

/** What a table must know of a game beside what the server says. */
export function traitsOf(id: string): TableTraits {
  return traits[`./${id}/table.ts`] ?? NO_TRAITS;
}

/** The attributes of an element that has the colours of a game: its style sheets read `--game-accent` and so on. */
export function gameColours(id: string): { "data-game": string; style: CSSProperties } {
  const named = Object.entries(gameOf(id).colours).map(([name, colour]) => [`--game-${name}`, colour]);
  return { "data-game": id, style: Object.fromEntries(named) };
}
