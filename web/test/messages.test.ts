/** Every text of the pages is there in four languages, and every text is used. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/words/catalogues";

const SOURCES = join(import.meta.dirname, "../src");
const CATALOGUES = join(import.meta.dirname, "../../src/ecumene/locale");

const source = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(SOURCES, file), "utf8"))
  .join("\n");
const uses = [...source.matchAll(/["'`](web-[\w-]*)(\$\{)?/g)];
const fullIds = new Set(uses.filter((m) => !m[2]).map((m) => m[1] as string));
const idStarts = uses.filter((m) => m[2]).map((m) => m[1] as string); // `web-theme-${theme}`

function keys(lang: string): string[] {
  const text = readFileSync(join(CATALOGUES, `${lang}.ftl`), "utf8");
  return [...text.matchAll(/^((?:web|error)-[\w-]+) =/gm)].map((m) => m[1] as string);
}

describe("texts of the pages", () => {
  it.each(LANGUAGES)("are all there in %s", (lang) => {
    const there = new Set(keys(lang));
    expect([...fullIds].filter((key) => !there.has(key))).toEqual([]);
    expect(idStarts.filter((start) => !keys(lang).some((key) => key.startsWith(start)))).toEqual([]);
  });

  it("are all used", () => {
    expect(
      keys("en")
        .filter((key) => key.startsWith("web-"))
        .filter((key) => !fullIds.has(key) && !idStarts.some((start) => key.startsWith(start))),
    ).toEqual([]);
  });

  it("are the same in every language", () => {
    for (const lang of LANGUAGES) expect(keys(lang)).toEqual(keys("en"));
  });
});
