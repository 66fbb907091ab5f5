import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { DeckGroup } from "../src/art/deck";
import { AUTHORS } from "../src/icons/authors";

const SRC = join(import.meta.dirname, "../src");

/** The emblems in the pictures of all games. */
function emblems(): string[] {
  const decks = globSync("games/*/art/*.json", { cwd: SRC });
  const groups = decks.flatMap((file): DeckGroup[] => JSON.parse(readFileSync(join(SRC, file), "utf8")));
  return groups.flatMap((group) => Object.values(group.of)).filter((name) => !name.startsWith("@"));
}

it("credits every icon that is used to one author, and no other", () => {
  const source = ["drawings.tsx", "levels.ts"].map((file) => readFileSync(join(SRC, "icons", file), "utf8")).join();
  const used = [...[...source.matchAll(/~icons\/game-icons\/([\w-]+)"/g)].map((m) => m[1]), ...emblems()];
  const credited = AUTHORS.flatMap((author) => author.icons.split(" "));
  expect(credited.sort()).toEqual([...new Set(used)].sort());
});
