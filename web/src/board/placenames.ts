/** Names of the places of a map: what stands there, or which way they lie from what does. */
import type { Hex, HexMap } from "../protocol";
import { split, type Words } from "../words/words";
import { hexCentre, type Lie, type Point } from "./hexes";

/** What places of a game are named after. */
export type Landmarks = {
  cities: readonly string[]; // pieces that make a place a city
  capitals?: readonly string[]; // pieces of which every seat has one at most
  named: readonly string[]; // kinds of pieces that have names of their own
};

const WAYS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const;

type Landmark = { hex: Hex; name: string; seat: string; kind: "" | "city" | "capital"; mark: string };

/** The way from a point to another, as it is seen on the screen. */
export function wayOf(from: Point, to: Point): (typeof WAYS)[number] {
  const turn = Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4);
  return WAYS[(Math.round(turn) + 8) % 8] as (typeof WAYS)[number];
}

const far = (a: Hex, b: Hex): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;

/** The names of all places by reference; without anything to name them after there are none. */
export function placeNames({ hexes }: HexMap, by: Landmarks, lie: Lie, words: Words): Map<string, string> {
  const found = landmarks(hexes, by, lie, words);
  const at = new Map(found.map((x) => [x.hex, x]));
  const out = new Map<string, string>();
  for (const hex of found.length ? hexes : []) {
    const own = at.get(hex);
    out.set(hex.ref, own ? own.name + bracket(own.mark) : besides(hex, found, lie, words));
  }
  return out;
}

/**
 * Short names for places that something in one place leads to: the terrain and the way from there. Those that have a
 * name of their own keep it, and those that would be called the same.
 */
export function namesFrom(
  { hexes }: HexMap,
  from: string,
  names: ReadonlyMap<string, string>,
  by: Landmarks,
  lie: Lie,
  words: Words,
): Map<string, string> {
  const start = hexes.find((x) => x.ref === from);
  const own = new Set(landmarks(hexes, by, lie, words).map((x) => x.hex));
  const short = start ? hexes.filter((x) => x !== start && !own.has(x)) : [];
  const called = short.map((hex): [string, string] => [hex.ref, seenFrom(start as Hex, hex, lie, words)]);
  const times = Map.groupBy(called, ([, name]) => name);
  return new Map([...names, ...called.filter(([, name]) => times.get(name)?.length === 1)]);
}

function seenFrom(start: Hex, hex: Hex, lie: Lie, words: Words): string {
  return words.say("web-place-from", { terrain: terrainOf(hex, words), way: wayText(start, hex, lie, words) });
}

const terrainOf = (hex: Hex, words: Words): string =>
  words.say(hex.terrain ? `terrain-${hex.terrain}` : "web-place-unexplored");

function wayText(from: Hex, to: Hex, lie: Lie, words: Words): string {
  const way = words.say(`web-way-${wayOf(hexCentre(from, lie), hexCentre(to, lie))}`);
  const n = far(from, to);
  return n > 1 ? words.say("web-way-far", { n, way }) : way;
}

const bracket = (mark: string): string => (mark ? ` (${mark})` : "");

function besides(hex: Hex, all: readonly Landmark[], lie: Lie, words: Words): string {
  const [first, ...rest] = all as [Landmark, ...Landmark[]];
  const nearest = rest.reduce((best, x) => (far(x.hex, hex) < far(best.hex, hex) ? x : best), first);
  const where = { terrain: terrainOf(hex, words), way: wayText(nearest.hex, hex, lie, words) };
  if (!nearest.seat) return words.say("web-place-by", { ...where, name: nearest.name });
  return (
    words.say(`web-place-by-${nearest.kind}`, { ...where, name: words.seat(nearest.seat) }) + bracket(nearest.mark)
  );
}

function landmarks(hexes: readonly Hex[], by: Landmarks, lie: Lie, words: Words): Landmark[] {
  const all = hexes.flatMap((hex): Landmark[] => {
    const thing = hex.pieces?.find((p) => by.named.includes(split(p.ref)[0]));
    if (thing) return [{ hex, name: words.ref(thing.ref), seat: "", kind: "", mark: "" }];
    const isCapital = (ref: string) => by.capitals?.includes(ref);
    const city = hex.pieces?.find((p) => by.cities.includes(p.ref) || isCapital(p.ref));
    if (!city?.seat) return [];
    const kind = isCapital(city.ref) ? "capital" : "city";
    return [
      { hex, name: words.say(`web-place-${kind}`, { name: words.seat(city.seat) }), seat: city.seat, kind, mark: "" },
    ];
  });
  const cities = all.filter((x) => x.kind === "city");
  for (const same of Map.groupBy(cities, (x) => x.seat).values()) tellApart(same, lie, words);
  return all;
}

/** Cities of one seat are told apart by their land, then by the way they lie from one another, then by numbers. */
function tellApart(cities: readonly Landmark[], lie: Lie, words: Words): void {
  if (cities.length < 2) return;
  for (const x of cities) x.mark = words.say(`terrain-${x.hex.terrain}`);
  for (const same of alike(cities)) {
    const centres = same.map((x) => hexCentre(x.hex, lie));
    const mean = (pick: (p: Point) => number) => centres.reduce((sum, p) => sum + pick(p), 0) / centres.length;
    const middle = { x: mean((p) => p.x), y: mean((p) => p.y) };
    for (const [i, x] of same.entries()) x.mark += `, ${words.say(`web-side-${wayOf(middle, centres[i] as Point)}`)}`;
  }
  for (const same of alike(cities)) for (const [i, x] of same.entries()) x.mark += ` ${i + 1}`;
}

const alike = (cities: readonly Landmark[]): Landmark[][] =>
  [...Map.groupBy(cities, (x) => x.mark).values()].filter((x) => x.length > 1);
