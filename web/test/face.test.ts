/** The face of a card: every effect is on it, or it says that there is more; texts are whole and fit. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { type Face, faceOf } from "../src/board/face";
import { linesOf, textWidth } from "../src/board/textfit";
import type { Fact } from "../src/protocol";
import { Words } from "../src/words/words";
import cases from "./words.json";

const GAMES = [
  "through_the_ages",
  "seven_wonders_duel",
  "clash_of_cultures",
  "new_dawn",
  "age_of_civilization",
] as const;
const LANGUAGES = ["en", "uk", "pl", "ru"] as const;
const ROOM = { lines: 2, width: 9, letters: 12 };
const SHOWN_ELSEWHERE = ["age", "kind", "type", "category", "level", "column", "era", "deck", "main"];

function wordsOf(game: (typeof GAMES)[number], lang: string): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const root = join(import.meta.dirname, "../../src/ecumene");
  for (const folder of [root, `${root}/games/${game}`])
    bundle.addResource(new FluentResource(readFileSync(`${folder}/locale/${lang}.ftl`, "utf8")), {
      allowOverrides: true,
    });
  const { seats, players, kinds } = cases[game];
  return new Words(lang, bundle, seats, players, false, kinds as Words["kinds"]);
}

const shownBy = (face: Face) => [face.costs, face.gains, face.texts].flat().flatMap((entry) => entry.facts);

describe.each(GAMES)("a card of %s", (game) => {
  it.each(LANGUAGES)("shows every fact or says that there is more, in %s", (lang) => {
    const words = wordsOf(game, lang);
    for (const { ref, facts } of cases[game].cases.facts as unknown as { ref: string; facts: Fact[] }[]) {
      const face = faceOf(facts, words, ROOM);
      const shown = shownBy(face);
      const missing = facts.filter((fact) => !shown.includes(fact) && !SHOWN_ELSEWHERE.includes(fact[0]));
      expect(missing.length > 0, `${ref} leaves out ${JSON.stringify(missing)}`).toBe(face.more > 0);
      for (const { text } of face.texts) expect(linesOf(text, ROOM.width), `${ref}: ${text}`).toBeLessThanOrEqual(2);
      const numbers = face.gains.filter(({ text }) => /^[+−]?\d+$/.test(text));
      expect(numbers, `${ref} has a number without its meaning`).toEqual([]);
    }
  });
});

describe("action cards of Through the Ages", () => {
  it("say what becomes cheaper", () => {
    const words = wordsOf("through_the_ages", "en");
    const found = cases.through_the_ages.cases.facts.find((x) => x.ref === "card:rich_land_a");
    const face = faceOf(found?.facts as unknown as Fact[], words, ROOM);
    expect(face.texts.map((x) => x.text)).toEqual(["farm or mine −1⚒"]);
    expect(face.more).toBe(0);
  });
});

describe("how many lines a text takes", () => {
  it("counts words as wholes", () => {
    expect(linesOf("one", 9)).toBe(1);
    expect(linesOf("a text of some more words", 9)).toBe(2);
    expect(linesOf("Transcontinental", 5)).toBeGreaterThan(1);
  });

  it("knows that letters are of different widths", () => {
    expect(textWidth("mmmm")).toBeGreaterThan(textWidth("iiii"));
    expect(textWidth("\u00AD")).toBe(0);
  });
});
