/** Pictures: the same for the same thing, small, and readable. */
import { describe, expect, it } from "vitest";
import { cardPicture, chipPicture } from "./card";
import { contrast, mix } from "./colours";
import { TERRAINS } from "./growth";
import { boundsOf, random } from "./ink";
import { bandColour, KINDS, type KindName } from "./kinds";
import { LANDMARKS, type LandmarkName } from "./landmarks";
import { LIGHTS } from "./light";
import { BUILDINGS, TOKENS, WOOD } from "./outlines";
import { type PieceDrawing, pieceDrawing } from "./pieces";
import { dataAddress } from "./stylesheet";
import { terrainPicture } from "./terrain";

const EMBLEM = "M10 10h100v80h-100z";
const KIND_NAMES = Object.keys(KINDS) as KindName[];
const LANDMARK_NAMES = Object.keys(LANDMARKS) as LandmarkName[];
const SEATS = ["A", "B", "C", "D"];

/** The elements of a picture, and whether it is a whole document without errors. */
function nodesOf(svg: string): number {
  const made = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(made.querySelector("parsererror")).toBeNull();
  return made.querySelectorAll("*").length;
}

const inSvg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`;

/** Numbers with many digits, or none at all, are errors of the code that draws. */
const isClean = (svg: string) => !/NaN|undefined|Infinity|\d\.\d{5}/.test(svg);

describe("the picture of a card", () => {
  it("follows from its motif alone", () => {
    const motif = { kind: "farm", light: "noon", seed: "irrigation", emblem: EMBLEM } as const;
    expect(cardPicture(motif)).toBe(cardPicture({ ...motif }));
    expect(cardPicture(motif)).not.toBe(cardPicture({ ...motif, seed: "selective_breeding" }));
    expect(cardPicture(motif)).not.toBe(cardPicture({ ...motif, light: "night" }));
  });

  it("has at most 22 nodes and 5 kB without its emblem, for every kind in every light", () => {
    for (const kind of KIND_NAMES)
      for (const light of LIGHTS) {
        const svg = cardPicture({ kind, light, seed: `${kind}-${light}`, emblem: EMBLEM });
        expect(nodesOf(svg), kind).toBeLessThanOrEqual(22);
        expect(nodesOf(svg), kind).toBeGreaterThanOrEqual(10);
        expect(svg.length, kind).toBeLessThan(5000);
        expect(isClean(svg), kind).toBe(true);
      }
  });

  it("has at most 25 nodes where a wonder is drawn as a building", () => {
    for (const name of LANDMARK_NAMES) {
      const svg = cardPicture({ kind: "wonder", light: "dawn", seed: name, building: LANDMARKS[name]() });
      expect(nodesOf(svg), name).toBeLessThanOrEqual(25);
      expect(svg.length, name).toBeLessThan(7000);
      expect(isClean(svg), name).toBe(true);
    }
  });

  it("is small for a chip", () => {
    for (const kind of KIND_NAMES) expect(nodesOf(chipPicture({ kind, emblem: EMBLEM }))).toBeLessThanOrEqual(8);
    for (const name of LANDMARK_NAMES)
      expect(nodesOf(chipPicture({ kind: "wonder", building: LANDMARKS[name]() })), name).toBeLessThanOrEqual(10);
  });
});

describe("landmarks", () => {
  it("stand within the picture, on its ground", () => {
    for (const name of LANDMARK_NAMES) {
      const { stone = "" } = LANDMARKS[name]();
      const [x, y, w, h] = boundsOf(stone);
      expect(x, name).toBeGreaterThanOrEqual(0);
      expect(y, name).toBeGreaterThanOrEqual(0);
      expect(x + w, name).toBeLessThanOrEqual(160);
      expect(y + h, name).toBeLessThanOrEqual(94);
      expect(y + h, name).toBeGreaterThan(70);
    }
  });
});

describe("terrain and pieces", () => {
  it("has at most 11 nodes a tile, and is the same for the same place", () => {
    for (const terrain of TERRAINS)
      for (const pointy of [false, true]) {
        const svg = terrainPicture(terrain, "3,4", { pointy, shore: terrain === "water" ? [0, 3] : [] });
        expect(nodesOf(svg), terrain).toBeLessThanOrEqual(11);
        expect(svg.length, terrain).toBeLessThan(2500);
        expect(isClean(svg), terrain).toBe(true);
        expect(svg).toBe(terrainPicture(terrain, "3,4", { pointy, shore: terrain === "water" ? [0, 3] : [] }));
      }
  });

  it("shows the colour and the shape of a seat: no two seats look alike", () => {
    for (const kind of Object.keys(WOOD) as (keyof typeof WOOD)[])
      expect(new Set(SEATS.map((seat) => pieceDrawing({ kind }, seat))).size, kind).toBe(4);
  });

  it("has at most 6 nodes a piece, and 26 for the largest city", () => {
    const names = [...Object.keys(WOOD), ...Object.keys(BUILDINGS), ...Object.keys(TOKENS), "control", "reinforced"];
    for (const kind of names) {
      const drawing = pieceDrawing({ kind } as PieceDrawing, "C");
      expect(nodesOf(inSvg(drawing)), kind).toBeLessThanOrEqual(6);
      expect(isClean(drawing), kind).toBe(true);
    }
    const city = pieceDrawing(
      { kind: "city", buildings: ["fortress", "market", "obelisk", "academy"], mood: "angry" },
      "B",
    );
    expect(nodesOf(inSvg(city))).toBeLessThanOrEqual(27);
    for (const value of [1, 6]) expect(nodesOf(inSvg(pieceDrawing({ kind: "die", value })))).toBeLessThanOrEqual(4);
  });
});

describe("inks", () => {
  it("leave names on their bands readable", () => {
    for (const kind of KIND_NAMES) expect(contrast(bandColour(kind), "#fffaf0"), kind).toBeGreaterThanOrEqual(4.5);
  });

  it("are mixed from end to end", () => {
    expect(mix("#336699", "#ffffff", 0)).toMatch(/^#3[234]6[567]9[89a]$/);
    expect(contrast(mix("#000000", "#ffffff", 1), "#ffffff")).toBeLessThan(1.02);
  });

  it("draw equal numbers from equal texts", () => {
    const numbers = (seed: string) => Array.from({ length: 5 }, random(seed) as () => number);
    expect(numbers("coal")).toEqual(numbers("coal"));
    expect(numbers("coal")).not.toEqual(numbers("iron"));
  });
});

describe("the box of an emblem", () => {
  it.each([
    ["M10 20h30v40h-30z", [10, 20, 30, 40]],
    ["m10 20 5 5m-5-5l20 0", [10, 20, 20, 5]],
    ["M0 0a10 10 0 0120 0", [0, 0, 20, 0]],
    ["M0 0c1 1 2 2 10 10s5 5 10-20", [0, -10, 20, 20]],
  ])("of %s is %j", (d, box) => expect(boundsOf(d)).toEqual(box));
});

it("a picture as an address has no sign that would end it", () => {
  expect(dataAddress('<svg fill="#fff">50%</svg>')).toBe("data:image/svg+xml,%3csvg fill='%23fff'%3e50%25%3c/svg%3e");
});
