import { describe, expect, it } from "vitest";
import { tieOf } from "../src/end/tie";
import type { Outcome, Section } from "../src/protocol";

const ties = { points: ["blue", "coins"] };
const outcome = (scores: number[], places: number[], blue: number[], how = "points"): Outcome => ({
  scores,
  places,
  how,
  parts: blue.map((x) => ({ blue: x })),
});
const board = (...coins: number[]): Section[] =>
  coins.map((value, i) => ({ kind: "counters", title: "x", seat: "AB"[i] ?? "", items: [{ name: "coins", value }] }));
const seats = ["A", "B"];

describe("a tie at the end", () => {
  it("is none where the scores differ, or the game ended otherwise", () => {
    expect(tieOf(outcome([5, 4], [1, 2], [3, 4]), [], seats, ties)).toBeNull();
    expect(tieOf(outcome([5, 5], [1, 2], [3, 4], "military"), [], seats, ties)).toBeNull();
  });

  it("is decided by the first figure that differs, the winner named first", () => {
    expect(tieOf(outcome([5, 5], [2, 1], [3, 4]), [], seats, ties)).toEqual({
      seats: [1, 0],
      equal: [],
      decided: { name: "blue", figures: [4, 3] },
      shared: false,
    });
    expect(tieOf(outcome([5, 5], [1, 2], [3, 3]), board(7, 2), seats, ties)).toMatchObject({
      equal: ["blue"],
      decided: { name: "coins", figures: [7, 2] },
    });
  });

  it("is shared where everything is equal, and claims nothing that the figures contradict", () => {
    expect(tieOf(outcome([5, 5], [1, 1], [3, 3]), board(2, 2), seats, ties)).toMatchObject({
      equal: ["blue", "coins"],
      decided: null,
      shared: true,
    });
    expect(tieOf(outcome([5, 5], [1, 2], [3, 4]), [], seats, ties)).toMatchObject({ decided: null, shared: false });
  });
});
