// `virtual:deck/<game>/<name>`: the pictures of `src/games/<game>/art/<name>.json`, and the path data of the emblems in
// them.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import type { DeckData, DeckGroup } from "../src/art/deck.ts";
import { gameIcon } from "./gameicons.ts";

const NAME = "virtual:deck/";

/** The path data of an icon. */
export function emblem(name: string): string {
  const data = gameIcon(name);
  if (/transform|<circle|<rect|fill-rule/.test(data)) throw new Error(`${name} is more than paths`);
  return [...data.matchAll(/\sd="([^"]+)"/g)].map((found) => found[1]).join("");
}

export function deckData(file: string): DeckData {
  const groups: DeckGroup[] = JSON.parse(readFileSync(file, "utf8"));
  const used = groups.flatMap((group) => Object.values(group.of)).filter((name) => !name.startsWith("@"));
  return { groups, emblems: Object.fromEntries([...new Set(used)].map((name) => [name, emblem(name)])) };
}

export function decks(games: string): Plugin {
  return {
    name: "decks",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [game, deck] = id.slice(NAME.length + 1).split("/");
      const file = `${games}/${game}/art/${deck}.json`;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(deckData(file))};`;
    },
  };
}
