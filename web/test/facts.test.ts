/** The facts of things: those of their rows, unless the board says otherwise. */
import { describe, expect, it } from "vitest";
import type { Fact, Item, Section } from "../src/protocol";
import { currentFacts } from "../src/table/gamedata";

const rows: ReadonlyMap<string, Fact[]> = new Map([
  ["card:taj_mahal", [["culture", { n: 3 }]]],
  ["card:pyramids", [["civil", { n: 1 }]]],
]);
const wonders = (...items: Item[]): Section[] => [{ kind: "cards", title: "wonders", items }];
const ruin = () => ({ ref: "card:taj_mahal", says: [["culture", { n: 2 }]] }) as unknown as Item;

describe("facts of things on a board", () => {
  it("are those of their rows", () => {
    expect(currentFacts(rows, wonders({ ref: "card:taj_mahal" }))).toBe(rows);
  });

  it("are what the board says where it says something", () => {
    const now = currentFacts(rows, wonders(ruin(), { ref: "card:pyramids" }));
    expect(now.get("card:taj_mahal")).toEqual([["culture", { n: 2 }]]);
    expect(now.get("card:pyramids")).toBe(rows.get("card:pyramids"));
  });

  it("are not made again for a board that says the same", () => {
    expect(currentFacts(rows, wonders(ruin()))).toBe(currentFacts(rows, wonders(ruin())));
  });
});
