/** Every game teaches a turn in four steps and four mistakes, in every language, with a picture for each step. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { gameOf, KNOWN_GAMES } from "../src/games";
import { drawingOf } from "../src/icons/drawings";
import { LANGUAGES } from "../src/words/catalogues";

const GAMES = KNOWN_GAMES.filter((id) => gameOf(id).lesson);
const catalogue = (game: string, lang: string) =>
  readFileSync(join(import.meta.dirname, `../../src/ecumene/games/${game}/locale/${lang}.ftl`), "utf8");
const IDS = ["lesson-turn", ...["turn", "wrong"].flatMap((x) => [1, 2, 3, 4].map((n) => `lesson-${x}-${n}`))];

describe("the lessons", () => {
  it("are there for five games", () => expect(GAMES).toHaveLength(5));

  it.each(GAMES.flatMap((game) => LANGUAGES.map((lang) => [game, lang])))(
    "of %s have their words in %s",
    (game, lang) => {
      const text = catalogue(game as string, lang as string);
      const ids = [...text.matchAll(/^(lesson-\S+) =/gm)].map((m) => m[1]);
      expect(ids).toEqual(IDS);
      expect([...text.matchAll(/^lesson-(?:turn|wrong)-\d = .+\n {4}\.about = ./gm)]).toHaveLength(8);
    },
  );

  it.each(GAMES)("of %s show cards and icons that there are", async (game) => {
    const { default: lesson } = (await gameOf(game).lesson?.()) ?? { default: [] };
    expect(lesson).toHaveLength(4);
    const words = catalogue(game, "en");
    for (const picture of lesson) {
      if ("cards" in picture)
        for (const card of [...picture.cards, ...(picture.behind ?? [])])
          if ("ref" in card) expect(words).toContain(`\n${card.ref.replace(":", "-")} = `);
      if ("icons" in picture) for (const { icon } of picture.icons) expect(drawingOf(icon)).toBeTruthy();
      if ("rows" in picture)
        for (const { from, to } of picture.rows)
          for (const [, icon] of `${from} ${to}`.matchAll(/:([a-z]+):/g)) expect(drawingOf(icon as never)).toBeTruthy();
    }
  });
});
