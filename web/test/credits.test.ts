import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { AUTHORS } from "../src/icons/authors";

it("credits every icon that is used to one author, and no other", () => {
  const source = readFileSync(join(import.meta.dirname, "../src/icons/drawings.tsx"), "utf8");
  const used = [...source.matchAll(/~icons\/game-icons\/([\w-]+)"/g)].map((m) => m[1]);
  const credited = AUTHORS.flatMap((author) => author.icons.split(" "));
  expect(credited.sort()).toEqual([...new Set(used)].sort());
});
