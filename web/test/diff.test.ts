import { describe, expect, it } from "vitest";
import type { Section } from "../src/protocol";
import { diff } from "../src/table/diff";

const board = (coins: number, city: string[], marker: number): Section[] => [
  { kind: "track", title: "war", low: -9, high: 9, marks: [{ at: marker, name: "marker" }] },
  { kind: "counters", title: "treasury", seat: "A", items: [{ name: "coins", value: coins }] },
  { kind: "counters", title: "treasury", seat: "B", items: [{ name: "coins", value: 7 }] },
  {
    kind: "tableau",
    title: "city",
    seat: "A",
    columns: [{ title: "x", items: city.map((c) => ({ ref: `card:${c}` })) }],
  },
  { kind: "deck", title: "discard", count: city.length },
];

describe("the difference of two boards", () => {
  it("names what changed, whose it is and by how much", () => {
    const { counts } = diff(board(7, [], 0), board(4, ["altar"], -2));
    expect(counts.map((x) => [x.title, x.seat, x.name, x.before, x.after])).toEqual([
      ["war", "", "", 0, -2],
      ["treasury", "A", "coins", 7, 4],
      ["discard", "", "", 0, 1],
    ]);
  });

  it("counts copies of what a seat gained", () => {
    const { gained } = diff(board(7, ["iron"], 0), board(7, ["iron", "iron", "altar"], 0));
    expect(gained).toEqual([
      { ref: "card:iron", title: "city", seat: "A" },
      { ref: "card:altar", title: "city", seat: "A" },
    ]);
  });

  it("counts a new counter from zero", () => {
    const more: Section = { kind: "counters", title: "makes", seat: "A", items: [{ name: "makes-wood", value: 1 }] };
    expect(diff(board(7, [], 0), [...board(7, [], 0), more]).counts).toMatchObject([
      { name: "makes-wood", before: 0, after: 1 },
    ]);
  });

  it("is empty for the same board", () => {
    expect(diff(board(7, ["altar"], 1), board(7, ["altar"], 1))).toEqual({ counts: [], gained: [] });
  });
});
