/** The kinds of things that have pictures. A kind has a scene, which is the land that its emblem stands in, and a hue. */
import { contrast, mix } from "./colours";
import type { SceneName } from "./scenes";

const BROWN = "#7d5433";
const GRAY = "#66707c";
const BLUE = "#2d67a3";
const GREEN = "#2f7850";
const YELLOW = "#a37a14";
const RED = "#ab4030";
const PURPLE = "#6d4f9e";
const TEAL = "#2a7c80";
const GOLD = "#a67c1a";
const SLATE = "#4d5a6d";
const OLIVE = "#77803a";

type Kind = readonly [scene: SceneName | "cameo", hue: string];

export const KINDS = {
  // Through the Ages
  farm: ["fields", OLIVE],
  mine: ["quarry", BROWN],
  temple: ["colonnade", PURPLE],
  lab: ["domes", BLUE],
  theater: ["tiers", "#a34a6a"],
  library: ["arcade", TEAL],
  arena: ["arena", "#a2623a"],
  infantry: ["camp", RED],
  cavalry: ["steppe", "#a5523a"],
  artillery: ["walls", "#8c3f3f"],
  air_force: ["clouds", "#8a4450"],
  wonder: ["monument", GOLD],
  leader: ["cameo", GREEN],
  government: ["capitol", "#b06a2c"],
  event: ["storm", SLATE],
  territory: ["coast", TEAL],
  action: ["road", YELLOW],
  war: ["camp", "#7d2f2f"],
  aggression: ["walls", "#8f3a2c"],
  pact: ["bridge", "#4f7f86"],
  tactic: ["camp", "#8a4a34"],
  bonus: ["walls", "#66707c"],
  civil: ["town", "#5d6f8c"],
  colonization: ["coast", "#3f6f8f"],
  // 7 Wonders Duel
  raw: ["quarry", BROWN],
  manufactured: ["kilns", GRAY],
  civilian: ["colonnade", BLUE],
  scientific: ["domes", GREEN],
  commercial: ["stalls", YELLOW],
  military: ["camp", RED],
  guild: ["town", PURPLE],
  progress: ["arcade", GREEN],
  // Clash of Cultures and Age of Civilization
  agriculture: ["fields", OLIVE],
  construction: ["kilns", BROWN],
  maritime: ["coast", BLUE],
  education: ["arcade", TEAL],
  warfare: ["walls", RED],
  spirituality: ["colonnade", PURPLE],
  economy: ["stalls", YELLOW],
  culture: ["garden", "#8a5aa0"],
  science: ["domes", BLUE],
  democracy: ["capitol", BLUE],
  autocracy: ["walls", "#7d3d52"],
  theocracy: ["colonnade", GOLD],
  objective: ["bridge", GOLD],
  person: ["cameo", "#47705c"],
  civilization: ["town", "#a2503c"],
  technology: ["kilns", TEAL],
  achievement: ["monument", "#8a6a3a"],
  command: ["steppe", "#8a3f34"],
  // Civilization: A New Dawn
  industry: ["kilns", "#a2622f"],
  state: ["town", "#56708f"],
  diplomacy: ["bridge", "#4b7f69"],
  natural: ["coast", "#4f8a5a"],
  agenda: ["road", "#6a6f5a"],
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

const CREAM = "#fffaf0";
const LEAST = 4.6; // the contrast of a name with its band

/** The colour of the band behind a name: the hue of the kind, made dark enough to read. */
export function bandColour(kind: KindName): string {
  let colour: string = KINDS[kind][1];
  while (contrast(colour, CREAM) < LEAST) colour = mix(colour, "#1d1a1c", 0.08);
  return colour;
}
