/** Icons by their names, and which icon stands for a label, a unit, a sign or a thing. */
import type { SVGProps } from "react";
import type { Fact } from "../protocol";
import { split } from "../words/words";
import { drawingOf, type IconName } from "./drawings";

/** Labels, units, notes and names of things, each with its icon; what is not here has the icon of its own name. */
const SYNONYMS: Record<string, IconName> = {
  "makes-wood": "wood",
  "makes-clay": "clay",
  "makes-stone": "stone",
  "makes-glass": "glass",
  "makes-papyrus": "papyrus",
  "makes-raw": "mine",
  "makes-good": "glass",
  "price-wood": "wood",
  "price-clay": "clay",
  "price-stone": "stone",
  "price-glass": "glass",
  "price-papyrus": "papyrus",
  "civil-actions": "civil",
  "military-actions": "military",
  "unit-resources": "resources",
  "unit-science": "science",
  unused: "worker",
  yellow: "village",
  "next-worker": "food",
  happiness: "happy",
  "faces-needed": "happy",
  tokens: "token",
  workers: "worker",
  stages: "crane",
  "gains-culture": "culture",
  "gains-science": "science",
  "gains-food": "food",
  eats: "food",
  hunger: "discontent",
  "gains-resources": "resources",
  "loses-resources": "corruption",
  "loses-food": "corruption",
  draws: "cards",
  discards: "cards",
  uprising: "discontent",
  round: "hourglass",
  "last-round": "hourglass",
  "cards-left": "cards",
  "military-left": "military",
  population: "worker",
  strategy: "tactic",
  armillary_sphere: "armillary",
  senate_house: "temple",
  treasury: "coins",
  plains: "grass",
  plain: "grass",
  mountain: "mountains",
  soldier: "army",
  fortress: "castle",
  academy: "library",
  port: "ship",
  settlement: "village",
  barbarians: "helmet",
  exhausted: "ruin",
  uses: "again",
  "battle-round": "hourglass",
  angry: "discontent",
  idea: "lamp",
  ore: "stone",
  gold: "coins",
  "mood-tokens": "happy",
  "culture-tokens": "culture",
  mood: "happy",
  sea: "sea",
  water: "sea",
  // A New Dawn
  marble: "stone",
  mercury: "drop",
  oil: "barrel",
  diamond: "gem",
  diamonds: "gem",
  natural: "sun",
  state: "tower",
  capital: "castle",
  control: "token",
  reinforced: "shields",
  mature: "laurels",
  conquered: "chain",
  barbarian: "helmet",
  lair: "ruin",
  attack: "strength",
  defence: "shields",
  met: "laurels",
  movement: "helmet",
  spawn: "helmet",
  blank: "moon",
  cities: "city",
  "mature-cities": "laurels",
  "friendly-spaces": "territory",
  "unused-tokens": "token",
  production: "crane",
  tile: "territory",
  dial: "science",
  "next-level-2": "lamp",
  "next-level-3": "lamp",
  "next-level-4": "lamp",
  // Age of Civilization
  "future-cards": "cards",
  deck: "cards",
  "command-deck": "cards",
  war: "strength",
  sacrifice: "plague",
  doomed: "plague",
  marker: "hourglass",
  "rival-strength": "strength",
  "devastation-tokens": "ruin",
  devastation: "ruin",
  exhaustion: "discontent",
  final: "laurels",
  free: "worker",
  stones: "stone",
  sold: "silk",
  silk_sold: "silk",
  forts: "castle",
  "spaces-used": "worker",
  technology: "science",
  point: "points",
  civilization: "temple",
  source: "temple",
  civilizations: "temple",
  achievement: "laurels",
  command: "cavalry",
  special: "scroll",
  tech: "science",
  research: "science",
  exploitation: "mine",
  construction: "crane",
  conquest: "strength",
  hunting: "target",
  fishing: "fish",
  agriculture: "food",
  quarry: "stone",
  monument: "column",
  silk_weaving: "silk",
  slash_and_burn: "forest",
  sacred_ritual: "shrine",
  fortify: "castle",
  patronage: "mask",
  writing: "quill",
  education: "library",
  sailing: "ship",
  mathematics: "balance",
  engineering: "gear",
  mining: "mine",
  iron_working: "sword",
  gunpowder: "artillery",
  mysticism: "lamp",
  philosophy: "scroll",
  calendar: "sundial",
  astronomy: "armillary",
  code_of_laws: "book",
  theatre: "mask",
  pottery: "vase",
  currency: "coins",
  masonry: "clay",
  architecture: "column",
  irrigation: "drop",
  navigation: "ship",
  archery: "target",
  feudalism: "farm",
  horse_riding: "horseshoe",
  walls: "tower",
  castles: "castle",
  fortification: "castle",
};

/** The icons of cards, by the type in their row. */
const TYPES: Record<string, IconName> = {
  farm: "farm",
  mine: "mine",
  lab: "lab",
  temple: "shrine",
  arena: "arena",
  library: "library",
  theater: "mask",
  infantry: "sword",
  cavalry: "cavalry",
  artillery: "artillery",
  air_force: "air",
  civil: "scroll",
  military: "barracks",
  colonization: "ship",
  construction: "crane",
  government: "civil",
  leader: "leader",
  wonder: "wonder",
  action: "action",
  event: "event",
  territory: "territory",
  aggression: "aggression",
  war: "military",
  pact: "pact",
  tactic: "tactic",
  bonus: "shields",
};

/** The icons of advances, by their category. */
const CATEGORIES: Record<string, IconName> = {
  agriculture: "farm",
  construction: "crane",
  maritime: "ship",
  education: "library",
  warfare: "strength",
  spirituality: "shrine",
  economy: "coins",
  industry: "crane",
  culture: "mask",
  science: "lab",
  democracy: "civil",
  autocracy: "leader",
  theocracy: "temple",
};

/** The icons of kinds of things whose names have no icon. */
const KINDS: Record<string, IconName> = {
  cell: "territory",
  space: "territory",
  objective: "target",
  goal: "target",
  wonder: "wonder",
};

/** The icons of cards whose row has no type, by their colour. */
const TONES: Record<string, IconName> = {
  brown: "mine",
  gray: "glass",
  blue: "temple",
  green: "lab",
  yellow: "trade",
  red: "strength",
  purple: "guild",
};

/** The icons of the signs in short texts. */
export const SIGNS: Record<string, IconName> = {
  "¤": "coins",
  "★": "points",
  "⚑": "shields",
  "↻": "again",
  "∞": "chain",
  "♫": "culture",
  "⚛": "science",
  "⚔": "strength",
  "☺": "happy",
  "⚘": "food",
  "⚒": "resources",
  "○": "civil",
  "●": "military",
  "♟": "worker",
  "■": "token",
  "♣": "wood",
  "✶": "lamp",
  "⛴": "ship",
  "▯": "cards",
  "⌂": "village",
  "♜": "castle",
  "☹": "discontent",
  "▲": "wonder",
  "☠": "plague",
  "◆": "event",
  "▣": "stone",
  "⚗": "lab",
  "⛪": "shrine",
  "☷": "library",
  "♬": "mask",
  "⛏": "mine",
  "♧": "farm",
};

function iconNamed(word: string): IconName | undefined {
  if (Object.hasOwn(SYNONYMS, word)) return SYNONYMS[word];
  return drawingOf(word as IconName) ? (word as IconName) : undefined;
}

/** The icon of a counter, a unit or a terrain, by its id. */
export function iconFor(word: string): IconName | undefined {
  if (word.startsWith("category:")) return CATEGORIES[split(word)[1]];
  return iconNamed(word) ?? iconNamed(word.replace(/^(makes|price|gains|loses|unit|color|type|more)-/, ""));
}

/** The icon of a thing. */
export function iconForRef(ref: string, facts: readonly Fact[] = [], tone = ""): IconName {
  const [kind, name] = split(ref);
  for (const [id, args] of facts) {
    const byType = id === "type" || id === "kind" ? TYPES[String(args[id])] : undefined;
    if (byType) return byType;
    if (id === "category") return CATEGORIES[String(args[id])] ?? "card";
  }
  if (KINDS[kind]) return KINDS[kind];
  if (kind === "token") return "laurels";
  if (kind !== "card") return iconNamed(name) ?? iconNamed(kind) ?? "card";
  return TONES[tone] ?? "card";
}

export function Icon({ name, label, ...props }: { name: IconName; label?: string } & SVGProps<SVGSVGElement>) {
  const Drawing = drawingOf(name);
  const aria = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return <Drawing className="icon" width="1em" height="1em" focusable="false" {...aria} {...props} />;
}

const SIGN = Object.keys(SIGNS).join("");
const COUNTED = new RegExp(`([+−]?\\d+)?\\s?([${SIGN}])`, "gu");

/** A short text for screen readers: "3¤" is "coins: 3". */
export function signsInWords(text: string, words: { say: (key: string) => string }): string {
  return text.replace(COUNTED, (_, n: string | undefined, sign: string) => {
    const name = words.say(`web-idea-${SIGNS[sign]}`).split(/[,;]/)[0] ?? "";
    return n ? `${name}: ${n}` : name;
  });
}

/** A short text with icons in place of its signs. A comma stays with the icon before it. */
export function TextWithIcons({ text }: { text: string }) {
  const pieces = text.split(new RegExp(`([${SIGN}][,.;:)]*)`, "u")).filter(Boolean);
  return (
    <span className="signs">
      {pieces.map((piece, i) => {
        const [sign = "", ...after] = piece;
        const icon = SIGNS[sign];
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces have no other name
        if (!icon) return <span key={i}>{piece}</span>;
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        if (!after.length) return <Icon key={i} name={icon} />;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span key={i} className="sign-end">
            <Icon name={icon} />
            {after}
          </span>
        );
      })}
    </span>
  );
}
