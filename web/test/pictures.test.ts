/** Every card, wonder, leader, civilization, tile and terrain of the five games has a picture. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { deckData } from "../scripts/decks";
import { type GameArt, type PictureOf, picturesOf } from "../src/art/deck";
import { TERRAINS } from "../src/art/growth";
import { KINDS } from "../src/art/kinds";
import { LANDMARKS } from "../src/art/landmarks";
import type { MapArt } from "../src/art/mapart";
import type { Fact } from "../src/protocol";
import rows from "./rows.json";
import words from "./words.json";

const GAMES = [
  "through_the_ages",
  "seven_wonders_duel",
  "clash_of_cultures",
  "new_dawn",
  "age_of_civilization",
] as const;
type Game = (typeof GAMES)[number];
const FOLDER = join(import.meta.dirname, "../src/games");

/** The pictures of a game by the references of things, from all of its decks. */
function picturesIn(game: Game): Map<string, PictureOf> {
  const files = readdirSync(join(FOLDER, game, "art"));
  const decks = files.map((file) => picturesOf(deckData(join(FOLDER, game, "art", file))));
  return new Map(decks.flatMap((deck) => [...deck]));
}

const factOf = (game: Game, ref: string, id: string) => {
  const cases = words[game].cases.facts as unknown as { ref: string; facts: Fact[] }[];
  const facts = cases.find((x) => x.ref === ref)?.facts ?? [];
  return facts.find(([key]) => key === id)?.[1][id];
};

describe.each(GAMES)("%s", (game) => {
  const pictures = picturesIn(game);

  it("has a picture for everything that is listed, and for nothing else", () => {
    expect([...pictures.keys()].sort()).toEqual(rows[game].rows.map(([ref]) => ref).sort());
  });

  it("names kinds and landmarks that exist", () => {
    for (const [ref, { kind, landmark, emblem }] of pictures) {
      expect(Object.keys(KINDS), ref).toContain(kind);
      if (landmark) expect(Object.keys(LANDMARKS), ref).toContain(landmark);
      else expect(emblem, ref).toBeTruthy();
    }
  });

  it("loads every deck for the kinds that are in it", async () => {
    const { default: art }: { default: GameArt } = await import(`../src/games/${game}/art.ts`);
    const loaded = await Promise.all(art.map(async ({ of, load }) => ({ of, deck: (await load()).default })));
    for (const { of, deck } of loaded)
      for (const ref of picturesOf(deck).keys()) expect(of, ref).toContain(ref.split(":")[0]);
    const found = loaded.flatMap(({ deck }) => [...picturesOf(deck).keys()]);
    expect(new Set(found)).toEqual(new Set(pictures.keys()));
  });
});

describe("the picture of a card tells", () => {
  it("its type and its age in Through the Ages", () => {
    const lights: Record<string, string> = { A: "dawn", I: "noon", II: "dusk", III: "night" };
    for (const [ref, { kind, light }] of picturesIn("through_the_ages")) {
      expect(kind, ref).toBe(factOf("through_the_ages", ref, "type") ?? factOf("through_the_ages", ref, "kind"));
      expect(light, ref).toBe(lights[String(factOf("through_the_ages", ref, "age"))]);
    }
  });

  it("its colour and its age in Duel", () => {
    const kinds = {
      brown: "raw",
      gray: "manufactured",
      blue: "civilian",
      green: "scientific",
      yellow: "commercial",
      red: "military",
      purple: "guild",
    };
    const lights = { age1: "dawn", age2: "noon", age3: "dusk", "": "dusk" };
    const pictures = picturesIn("seven_wonders_duel");
    for (const [ref = "", tone, deck] of rows.seven_wonders_duel.rows.filter(([ref]) => ref?.startsWith("card:"))) {
      expect(pictures.get(ref)?.kind, ref).toBe(kinds[tone as keyof typeof kinds]);
      expect(pictures.get(ref)?.light, ref).toBe(lights[deck as keyof typeof lights]);
    }
  });

  it("its category in Clash of Cultures, and its focus in A New Dawn", () => {
    for (const [ref, { kind }] of picturesIn("clash_of_cultures"))
      if (ref.startsWith("advance:")) expect(kind, ref).toBe(factOf("clash_of_cultures", ref, "category"));
    for (const [ref, { kind }] of picturesIn("new_dawn"))
      if (ref.startsWith("card:")) expect(kind, ref).toBe(factOf("new_dawn", ref, "type"));
  });
});

describe.each(["clash_of_cultures", "new_dawn"] as const)("the map of %s", (game) => {
  it("draws every terrain, and every piece that is listed", async () => {
    const { default: art }: { default: MapArt } = await import(`../src/games/${game}/mapart.ts`);
    expect(Object.keys(art.terrains).sort()).toEqual([...new Set(rows[game].terrains)].sort());
    for (const terrain of Object.values(art.terrains)) expect(TERRAINS).toContain(terrain);
    const kinds = ["piece", "unit", "mood", "hold", "barbarian", "resource"];
    for (const [ref = ""] of rows[game].rows)
      if (kinds.includes(ref.split(":")[0] ?? "")) expect(Object.keys(art.pieces)).toContain(ref);
  });
});
