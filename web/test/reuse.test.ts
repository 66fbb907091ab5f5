/** What is sent again and has not changed stays the same object. */
import { describe, expect, it } from "vitest";
import type { Section } from "../src/protocol";
import { reuseUnchanged } from "../src/table/reuse";

const board = (coins: number, ...cards: string[]): Section[] => [
  { kind: "counters", title: "treasury", seat: "A", items: [{ name: "coins", value: coins }] },
  { kind: "cards", title: "hand", seat: "A", items: cards.map((x) => ({ ref: `card:${x}` })) },
  { kind: "cards", title: "hand", seat: "B", items: [{ ref: "card:?" }] },
];

describe("a new value", () => {
  it("is the old object if nothing differs", () => {
    const old = board(3, "altar");
    expect(reuseUnchanged(old, board(3, "altar"))).toBe(old);
  });

  it("uses old objects for what is equal, and new ones for the rest", () => {
    const old = board(3, "altar");
    const now = reuseUnchanged(old, board(4, "altar"));
    expect(now).toEqual(board(4, "altar"));
    expect(now[0]).not.toBe(old[0]);
    expect(now[1]).toBe(old[1]);
    expect(now[2]).toBe(old[2]);
  });

  it("finds sections and things by name, anywhere in a list", () => {
    const old = board(3, "altar", "press");
    const now = reuseUnchanged(old, board(3, "baths", "press", "altar").slice(1));
    const [was, is] = [old[1], now[0]] as [Section & { kind: "cards" }, Section & { kind: "cards" }];
    expect(is.items.map((x) => was.items.indexOf(x))).toEqual([-1, 1, 0]);
    expect(now[1]).toBe(old[2]);
  });

  it("never makes one thing of two copies", () => {
    const old = board(3, "altar");
    const [, hand] = reuseUnchanged(old, board(3, "altar", "altar")) as [Section, Section & { kind: "cards" }];
    expect(hand.items[0]).not.toBe(hand.items[1]);
  });

  it("forgets what is left out", () => {
    expect(reuseUnchanged({ ref: "a", note: "b" }, { ref: "a" })).toEqual({ ref: "a" });
    expect(reuseUnchanged([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(reuseUnchanged({ x: [1] }, { x: null })).toEqual({ x: null });
  });
});
