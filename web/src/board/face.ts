/**
 * What is on the face of a card. Every effect is there, in signs or in words, or the card says that there is more.
 *
 * A fact is shown in signs (`signs-…`) or in a few words (`short-…`) where the catalogue has them, else in its full
 * text. A text is shown as a whole or not at all: nothing is cut.
 */
import type { Fact } from "../protocol";
import type { Words } from "../words/words";
import { linesOf, textWidth } from "./textfit";

const COSTS = ["cost", "cost-free", "tech-cost", "stages", "attack-cost", "advance-food", "free-with"];
const ELSEWHERE = ["age", "kind", "type", "category", "level", "column", "era", "deck"]; // in the band and the picture
const HEADINGS = ["main", "legacy", "for-all", "for-most", "for-least"]; // they say of what follows when it holds
const CONDITIONS = ["needs", "unlocks", "spaces", "row"]; // less important than what a card does
const BRIEF = 6.5; // signs that are not wider than this are shown large

/** Facts that are shown together, and their text. */
export type FaceEntry = { facts: Fact[]; text: string; signs: boolean };
export type Face = { costs: FaceEntry[]; gains: FaceEntry[]; texts: FaceEntry[]; more: number };

/** The room on a card: lines of text, their width in parts of the font's size, and letters of a name in a line. */
export type Room = { lines: number; width: number; letters: number };

/** Split a row's facts into what it costs and what it gives. */
export function costsAndEffects(facts: readonly Fact[]): [Fact[], Fact[]] {
  return [facts.filter(([id]) => COSTS.includes(id)), facts.filter(([id]) => !COSTS.includes(id))];
}

/** The shortest text that says everything. */
function entryOf(fact: Fact, words: Words): FaceEntry {
  const [id] = fact;
  const signs = words.has(`signs-${id}`);
  const text = signs ? words.signs([fact])[0] : words.has(`short-${id}`) ? words.short(fact) : words.facts([fact])[0];
  return { facts: [fact], text: text ?? "", signs };
}

/** What facts say, each in its shortest text. */
export function entryTexts(facts: readonly Fact[], words: Words): string[] {
  return facts.map((fact) => entryOf(fact, words).text).filter(Boolean);
}

/** The entries of a card. What stands under a heading stays together, after the heading. */
function entriesOf(facts: readonly Fact[], words: Words): FaceEntry[] {
  const out: FaceEntry[] = [];
  let heading: FaceEntry | undefined;
  for (const fact of facts) {
    const entry = entryOf(fact, words);
    if (HEADINGS.includes(fact[0])) {
      heading = entry.signs ? entry : { facts: [], text: "", signs: true }; // the main ability needs no heading
      out.push(heading);
    } else if (heading && entry.signs) {
      heading.facts.push(fact);
      heading.text += ` ${entry.text}`;
    } else out.push(entry);
  }
  return out.filter((entry) => entry.facts.length > 0);
}

export function faceOf(facts: readonly Fact[], words: Words, room: Room): Face {
  const [costs, effects] = costsAndEffects(facts);
  const shown = entriesOf(
    effects.filter(([id]) => !ELSEWHERE.includes(id)),
    words,
  );
  const isBrief = (x: FaceEntry) => x.signs && textWidth(x.text) <= BRIEF && !HEADINGS.includes(x.facts[0]?.[0] ?? "");
  const isCondition = (x: FaceEntry) => CONDITIONS.includes(x.facts[0]?.[0] ?? "");
  const [gains, long] = [shown.filter(isBrief), shown.filter((x) => !isBrief(x))];
  const texts: FaceEntry[] = [];
  let left = room.lines;
  for (const entry of [...long.filter((x) => !isCondition(x)), ...long.filter(isCondition)]) {
    const lines = linesOf(entry.text, room.width);
    if (lines > left) continue;
    left -= lines;
    texts.push(entry);
  }
  return {
    costs: costs.map((fact) => entryOf(fact, words)),
    gains,
    texts,
    more: long.length - texts.length,
  };
}
