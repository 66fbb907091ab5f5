/** The chart's figures, the replay's address, and the hash of seals. */
import { describe, expect, it } from "vitest";
import { addressOf, parseAddress } from "../src/end/address";
import { blake2b } from "../src/end/blake2b";
import { linesOf, momentAt, partsOf, scale, spread, stages, steps, ticks } from "../src/end/chartdata";
import { rememberedSeal, rememberSeal, sealOf } from "../src/end/seal";

const hex = (bytes: Uint8Array) => [...bytes].map((x) => x.toString(16).padStart(2, "0")).join("");
const bytes = (text: string) => new TextEncoder().encode(text);

const HISTORY = {
  parts: ["blue", "coins", "military"],
  moments: [
    {
      n: 0,
      stage: "",
      scores: [2, 2],
      parts: [
        [0, 2, 0],
        [0, 2, 0],
      ],
    },
    {
      n: 7,
      stage: "age1",
      scores: [5, 2],
      parts: [
        [3, 2, 0],
        [0, 2, 0],
      ],
    },
    {
      n: 9,
      stage: "age1",
      scores: [5, 1],
      parts: [
        [3, 2, 0],
        [0, 1, 0],
      ],
    },
    {
      n: 40,
      stage: "age2",
      scores: [5, 8],
      parts: [
        [3, 2, 0],
        [7, 1, 0],
      ],
    },
  ],
};

describe("the chart", () => {
  it("draws the whole score, or one category", () => {
    expect(linesOf(HISTORY, ["A", "B"], "")).toEqual([
      { seat: "A", values: [2, 5, 5, 5] },
      { seat: "B", values: [2, 2, 1, 8] },
    ]);
    expect(linesOf(HISTORY, ["A", "B"], "coins")[1]?.values).toEqual([2, 2, 1, 1]);
  });

  it("offers only categories that counted", () => expect(partsOf(HISTORY)).toEqual(["blue", "coins"]));

  it.each([
    [0, 47, 4, [0, 20, 40, 60]],
    [0, 1, 4, [0, 1]],
    [0, 0, 4, [0, 1]],
    [-7, 372, 4, [-100, 0, 100, 200, 300, 400]],
    [0, 147, 3, [0, 50, 100, 150]],
  ])("has round numbers from %i to %i", (low, high, about, expected) =>
    expect(ticks(low, high, about)).toEqual(expected),
  );

  it("keeps every value between its numbers", () => {
    for (let high = 1; high < 500; high += 7) {
      const found = ticks(-3, high, 4);
      expect(found[0]).toBeLessThanOrEqual(-3);
      expect(found.at(-1)).toBeGreaterThanOrEqual(high);
      expect(found.length).toBeLessThan(9);
    }
  });

  it("maps a range onto another, and a single point onto its start", () => {
    expect(scale([0, 40], [10, 210])(20)).toBe(110);
    expect(scale([0, 10], [200, 0])(2.5)).toBe(150);
    expect(scale([5, 5], [10, 20])(5)).toBe(10);
  });

  it("goes in steps: points stay until they change", () =>
    expect(steps([0, 10, 20.04], [5, 5.55, 1])).toBe("M0 5H10V5.6H20V1"));

  it("finds the last moment that is not after a line", () =>
    expect([0, 6, 7, 8, 9, 39, 40, 99].map((n) => momentAt(HISTORY.moments, n))).toEqual([0, 0, 1, 1, 2, 2, 3, 3]));

  it("keeps labels apart and within bounds, in their order", () => {
    expect(spread([50, 52, 10], 18, 0, 100)).toEqual([50, 68, 10]);
    expect(spread([99, 98, 97, 96], 18, 0, 100)).toEqual([100, 82, 64, 46]);
    expect(spread([30], 18, 0, 100)).toEqual([30]);
  });

  it("knows where ages begin", () =>
    expect(stages(HISTORY.moments)).toEqual([
      { n: 7, stage: "age1" },
      { n: 40, stage: "age2" },
    ]));
});

describe("the address of a moment", () => {
  it.each([
    ["?n=57&seat=B", { n: 57, seat: "B" }],
    ["?n=57&seat=", { n: 57, seat: "" }],
    ["?n=57", { n: 57, seat: null }],
    ["", { n: 0, seat: null }],
    ["?n=-3", { n: 0, seat: null }],
    ["?n=many", { n: 0, seat: null }],
  ])("reads %s", (search, address) => expect(parseAddress(search)).toEqual(address));

  it.each([
    [{ n: 57, seat: "B" }, "/replay/t1?n=57&seat=B"],
    [{ n: 0, seat: "" }, "/replay/t1?n=0&seat="],
    [{ n: 3, seat: null }, "/replay/t1?n=3"],
  ])("writes %o", (address, expected) => {
    expect(addressOf("t1", address)).toBe(expected);
    expect(parseAddress(expected.slice(expected.indexOf("?")))).toEqual(address);
  });
});

describe("the seal", () => {
  // by Python's hashlib
  it.each([
    ["", 32, "", "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"],
    [
      "abc",
      64,
      "",
      "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
    ],
    ["x".repeat(128), 32, "ecumene-seal", "8c4ff218f11876cad353d94b274c6554f28b817ef151f91e6eda4c0b98f61e94"],
    ["y".repeat(300), 20, "some", "7fd9c372138900a871f2fdc55b6e6230a8526c18"],
  ])("hashes as BLAKE2b does: %s", (text, size, person, expected) =>
    expect(hex(blake2b(bytes(text), size, person))).toBe(expected),
  );

  it("is the hash of the secret", () =>
    expect(sealOf("649d88e3a3b6095da28b680a76385c4f2f6d3632889cac7eda3a51e99e25af27")).toBe(
      "8634a046642818e8e2d51df974772f89ef476345466978d36bdb9a3a4b5f75eb",
    ));

  it("is remembered once, the first time it is seen", () => {
    localStorage.clear();
    rememberSeal("t1", "", 0);
    expect(rememberedSeal("t1")).toBeUndefined();
    rememberSeal("t1", "aa", 3);
    rememberSeal("t1", "bb", 9);
    expect(rememberedSeal("t1")).toEqual({ seal: "aa", n: 3 });
    for (let i = 0; i < 100; i++) rememberSeal(`u${i}`, "cc", i);
    expect([rememberedSeal("t1"), rememberedSeal("u99")?.n]).toEqual([undefined, 99]);
    expect(Object.keys(JSON.parse(localStorage.getItem("ecumene-seals") ?? "{}"))).toHaveLength(60);
  });
});
