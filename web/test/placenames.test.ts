/** Places of a map are named after cities, and where a group may go by the way from where it stands. */
import { expect, it } from "vitest";
import { namesFrom, placeNames } from "../src/board/placenames";
import type { Hex, HexMap } from "../src/protocol";
import { bundle } from "../src/words/catalogues";
import { Words } from "../src/words/words";

const words = new Words("en", await bundle("en", "clash_of_cultures"), "AB", ["Anna", "Bo"]);
const BY = { cities: ["piece:settlement"], named: [] };
const LIE = { flat: false, turned: false };
const hex = (q: number, r: number, terrain: string, seat = ""): Hex => ({
  ...{ q, r, ref: `cell:${q}/${r}`, terrain },
  ...(seat && { seat, pieces: [{ ref: "piece:settlement", seat }] }),
});
const hexes = [
  ...[hex(0, 0, "plain", "A"), hex(3, 0, "forest"), hex(4, 0, "plain"), hex(5, 0, "mountain"), hex(4, -1, "sea")],
  ...[hex(9, 0, "desert", "B"), hex(2, 0, "forest")],
];
const map: HexMap = { kind: "map", id: "map", title: "map", hexes } as HexMap;
const names = placeNames(map, BY, LIE, words);

it("a place without a city is named after the nearest one", () => {
  expect(names.get("cell:3/0")).toBe("forest 3 spaces east of Anna's city");
});

it("where a group goes is named by the way from where it stands, and cities by their names", () => {
  const short = namesFrom(map, "cell:4/0", names, BY, LIE, words);
  expect(["3/0", "5/0", "4/-1", "2/0", "9/0"].map((x) => short.get(`cell:${x}`))).toEqual([
    "forest, west",
    "mountain, east",
    "sea, north-west",
    "forest, 2 spaces west",
    "Bo's city",
  ]);
});

it("two places that would have the same short name keep their long ones", () => {
  const twins = { ...map, hexes: [...hexes, hex(4, 2, "forest"), hex(5, 1, "forest")] };
  const long = placeNames(twins, BY, LIE, words);
  const short = namesFrom(twins, "cell:4/0", long, BY, LIE, words);
  for (const x of ["cell:4/2", "cell:5/1"]) expect(short.get(x)).toBe(long.get(x));
});
