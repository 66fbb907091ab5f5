import { describe, expect, it } from "vitest";
import { borderOf } from "../src/board/hex";
import { SIZE } from "../src/board/hexes";
import { placeNames } from "../src/board/mapnames";
import type { Hex } from "../src/protocol";

const LIE = { flat: false, turned: false, px: 3 };
const hex = (q: number, r: number, more: Partial<Hex> = {}): Hex => ({ q, r, ref: `space:${q}/${r}`, ...more });
const flag = { pieces: [{ ref: "hold:control", seat: "A" }], seat: "A" };

describe("names on a map", () => {
  it("stand below their place, and above it where something stands below", () => {
    const names = new Map([["space:0/0", "Geneva"]]);
    const alone = placeNames([hex(0, 0)], names, LIE);
    expect(alone.map((x) => Math.sign(x.y))).toEqual([1]);
    const beside = [hex(-1, 1, flag), hex(0, 1, flag)];
    expect(placeNames([hex(0, 0), ...beside], names, LIE).map((x) => Math.sign(x.y))).toEqual([-1]);
  });

  it("do not lie on one another", () => {
    const names = new Map([
      ["space:0/0", "Mount Kilimanjaro"],
      ["space:1/0", "Mount Everest"],
    ]);
    const [first, second] = placeNames([hex(0, 0), hex(1, 0)], names, LIE);
    expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThan(SIZE);
  });
});

describe("the border of a territory", () => {
  const sides = (own: Hex[]) => borderOf(own, LIE).split("M").length - 1;

  it("goes round all its places, not between them", () => {
    expect(sides([hex(0, 0)])).toBe(6);
    expect(sides([hex(0, 0), hex(1, 0)])).toBe(10);
    expect(sides([hex(0, 0), hex(1, 0), hex(0, 1)])).toBe(12);
  });
});
