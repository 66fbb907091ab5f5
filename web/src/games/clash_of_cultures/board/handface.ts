/**
 * What is on the face of a card in hand. A text is there as a whole or not at all: nothing is cut.
 *
 * Beside the map a card has few lines, which its names and its text share; where cards are as high as they need to be,
 * the full text is there.
 */
import { entryTexts } from "../../../board/face";
import { linesOf, textWidth } from "../../../board/textfit";
import type { Fact } from "../../../protocol";
import type { Words } from "../../../words/words";

export const LINES = 4; // of a card in two rows
export const NAME = 9; // the width of a name, in parts of its font's size
export const TEXT = 9.6; // the same of a text
export const COMBAT = 10.4; // of the name of the lower half, which is set closer
export const PERSON = 6.6; // of a name beside a portrait

const PORTRAIT = 2; // lines

const ELSEWHERE = ["takes-action", "tokens", "upper", "lower", "person"]; // in the details of the card

/** `more`: some of it is not there, and a line says so, or, if no line is left, a sign beside the name. */
export type HandText = { text: string; more: "" | "line" | "sign" };

/** The last text, which is what the card does, and as many others as fit; if some do not, that is said. */
export function textIn(texts: readonly string[], lines: number, width: number): HandText {
  const fits = (text: string) => linesOf(text, width) <= lines;
  const main = texts.at(-1) ?? "";
  if (!main) return { text: "", more: "" };
  if (lines < 1 || !fits(main)) return { text: "", more: lines > 0 ? "line" : "sign" };
  const shown = [main];
  for (const text of texts.slice(0, -1).toReversed()) if (fits([text, ...shown].join("; "))) shown.unshift(text);
  const text = shown.join("; ");
  if (shown.length === texts.length) return { text, more: "" };
  return { text, more: linesOf(text, width) < lines ? "line" : "sign" };
}

/** The facts of the two halves of a card: each begins with a heading. */
export function halves(facts: readonly Fact[]): [Fact[], Fact[]] {
  const at = facts.findIndex(([id]) => id === "lower");
  return at < 0 ? [[...facts], []] : [facts.slice(0, at), facts.slice(at)];
}

/** Its icon is that of the event which it was. */
const said = (facts: readonly Fact[]) => facts.filter(([id]) => !ELSEWHERE.includes(id) && !id.startsWith("icon-"));

export function fullText(facts: readonly Fact[], words: Words): HandText {
  return { text: words.facts(said(facts)).join("; "), more: "" };
}

/** The upper half of an action card, in the lines that the names of both halves leave. */
export function civilText(facts: readonly Fact[], [name, second]: readonly [string, string], words: Words): HandText {
  const used = linesOf(name, NAME) + linesOf(second, COMBAT);
  return textIn(entryTexts(said(facts), words), LINES - used, TEXT);
}

/** The portrait of a person stands beside the name, unless a word of that is too long for it. */
export function hasPortrait(name: string): boolean {
  return name.split(" ").every((word) => textWidth(word) <= PERSON);
}

export function personText(facts: readonly Fact[], name: string, words: Words): HandText {
  const used = linesOf(name, hasPortrait(name) ? PERSON : NAME);
  return textIn(entryTexts(said(facts), words), LINES - Math.max(PORTRAIT, used), TEXT);
}

/** Is a goal's name too long for one line? Then it has two, and what is said of it follows in the second. */
export function isLong(name: string): boolean {
  return linesOf(name, NAME) > 1;
}

const GOAL = 10; // of the line of a goal, which is set closer

/** What a goal takes that is met at once, in a few words; nothing if they do not fit. */
export function goalLine(fact: Fact, words: Words, tall: boolean): string {
  const key = `board-goal-${fact[0].slice("goal-".length)}`;
  const text = words.has(key) ? words.ofFact(key, fact) : "";
  return text && (tall || textWidth(text) <= GOAL) ? text : "";
}
