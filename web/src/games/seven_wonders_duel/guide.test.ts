/** The guide of Duel: its steps follow the position, and every step has a message in every language. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isMet, nextStep, type Position, previousStep } from "../../guide/steps";
import type { Entry, Section } from "../../protocol";
import DUEL from "./guide";

const offered = { kind: "cards", title: "offered", items: [{ ref: "wonder:sphinx" }] } as Section;
const structure = { kind: "structure", title: "age1", items: [{ ref: "card:quarry" }] } as Section;
const chose = (who: string, verb: string, more: Partial<Entry> = {}): Entry => ({
  n: 1,
  who,
  said: [{ verb, refs: [] }] as unknown as Entry["said"],
  ...more,
});
const at = (more: Partial<Position> = {}): Position => ({
  viewer: "A",
  asked: null,
  board: [offered],
  log: [],
  ...more,
});
const id = (i: number) => DUEL[i]?.id;

describe("the steps of Duel", () => {
  it("each have their words in every language, and nothing else does", () => {
    for (const lang of ["en", "uk", "pl", "ru"]) {
      const file = join(import.meta.dirname, `../../../../src/ecumene/games/seven_wonders_duel/locale/${lang}.ftl`);
      const ids = [...readFileSync(file, "utf8").matchAll(/^guide-(\S+) =/gm)].map((m) => m[1]);
      expect(ids.sort()).toEqual(DUEL.map((x) => x.id).sort());
    }
  });

  it("wait for the own wonder, not for another's and not for one that was taken back", () => {
    const until = DUEL.find((x) => x.id === "wonders")?.until ?? {};
    expect(isMet(until, at({ log: [chose("B", "draft")] }), 0)).toBe(false);
    expect(isMet(until, at({ log: [chose("A", "draft", { undone: true })] }), 0)).toBe(false);
    expect(isMet(until, at({ log: [chose("A", "draft")] }), 0)).toBe(true);
    expect(isMet(until, at({ log: [chose("A", "draft")] }), 1)).toBe(false); // before the step began
  });

  it("leave out what the table does not show", () => {
    expect(id(nextStep(DUEL, 1, at(), 0))).toBe("wonders");
    expect(id(nextStep(DUEL, 1, at({ board: [structure] }), 0))).toBe("pyramid");
    expect(nextStep(DUEL, DUEL.length, at(), 0)).toBe(DUEL.length);
  });

  it("go back to what can be read again", () => {
    const city = DUEL.findIndex((x) => x.id === "city");
    expect(id(previousStep(DUEL, city, at({ board: [structure] })))).toBe("price");
    expect(id(previousStep(DUEL, 3, at({ board: [structure] })))).toBe("welcome");
    expect(previousStep(DUEL, 0, at())).toBe(-1);
  });
});
