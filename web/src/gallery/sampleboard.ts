/** A board with every kind of section, for the gallery and for tests; it belongs to no game. */
import { FluentResource } from "@fluent/bundle";
import type { Fact, Section } from "../protocol";

export const MESSAGES = new FluentResource(`
label-treasury = Treasury
label-coins = coins
label-culture = culture
label-civil-actions = civil actions
label-war = Conflict
label-hand = Hand
label-market = Market
label-wall = The wall
label-pile = Draw pile
label-age-I = Age I
label-city = City
label-type-farm = Farms
label-scores = Scores
label-points = points
label-map = The known world
mark-marker = marker
mark-loot = −{ $number } coins
mark-capital = capital
note-price = { $number }¤
note-covered = covered
note-workers = { $number }♟
card-altar = Altar
card-press = Press
card-transcontinental = Transcontinental Railroad
unit-settler = Settler
unit-army = Army
space-a1 = a1
space-a2 = a2
space-b1 = b1
space-b2 = b2
space-c1 = c1
terrain-forest = forest
terrain-sea = sea
terrain-mountains = mountains
terrain-grass = grassland
edge-river = river
fact-points = { $n } points
signs-points = { $n }★
do-build = Build { $card }
do-move = Move to { $space }
`);

export const FACTS: [string, Fact[]][] = [
  ["card:altar", [["points", { n: 3 }]]],
  ["card:press", [["points", { n: 1 }]]],
];

export const BOARD: Section[] = [
  {
    kind: "map",
    title: "map",
    hexes: [
      { q: 0, r: 0, ref: "space:a1", terrain: "forest", seat: "A", pieces: [{ ref: "unit:settler", seat: "A" }] },
      { q: 1, r: 0, ref: "space:a2", terrain: "sea", number: 4 },
      { q: 2, r: 0, ref: "space:c1", terrain: "" },
      { q: 0, r: 1, ref: "space:b1", terrain: "mountains" },
      { q: 1, r: 1, ref: "space:b2", terrain: "grass", pieces: [{ ref: "unit:army", seat: "B", count: 2 }] },
    ],
    edges: [{ q: 0, r: 0, side: 1, name: "river" }],
  },
  {
    kind: "track",
    title: "war",
    low: -3,
    high: 3,
    marks: [
      { at: 1, name: "marker" },
      { at: -3, name: "capital", seat: "A" },
      { at: 3, name: "capital", seat: "B" },
      { at: 2, name: "loot", seat: "B", number: 2 },
    ],
  },
  {
    kind: "structure",
    title: "wall",
    items: [
      { ref: "card:press", tone: "gray", note: "covered", x: 1, y: 0 },
      { ref: "card:?", tone: "back", x: 0, y: 1 },
      { ref: "card:altar", tone: "blue", note: "price", number: 2, can: true, x: 2, y: 1 },
    ],
  },
  {
    kind: "market",
    title: "market",
    items: [{ ref: "card:transcontinental", tone: "purple", note: "price", number: 9, can: false }],
  },
  {
    kind: "deck",
    title: "pile",
    count: 12,
    limit: 20,
    backs: [{ name: "age-I", value: 12 }],
    known: [{ ref: "card:press" }],
  },
  {
    kind: "counters",
    title: "treasury",
    seat: "A",
    items: [
      { name: "coins", value: 7 },
      { name: "culture", value: 12, rate: 3 },
      { name: "civil-actions", value: 2, of: 4 },
    ],
  },
  { kind: "cards", title: "hand", seat: "A", size: "chip", limit: 3, items: [{ ref: "card:altar", tone: "blue" }] },
  {
    kind: "tableau",
    title: "city",
    seat: "A",
    columns: [{ title: "type-farm", items: [{ ref: "card:press", tone: "brown", note: "workers", number: 2 }] }],
  },
  {
    kind: "table",
    title: "scores",
    seat: "B",
    columns: ["points", "seat:A"],
    rows: [{ title: "coins", cells: [3, "card:altar"] }],
  },
];
