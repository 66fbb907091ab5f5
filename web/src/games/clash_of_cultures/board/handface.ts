/**
 * What is on the face of a card in hand. A text is there as a whole or not at all: nothing is cut.
 *
 * Beside the map a card has few lines, which its names and its text share; where cards are as high as they need to be,
 * the full text is there.
 */
import { entryTexts } from "../../../board/face";
import { linesOf } from "../../../board/textfit";
import type { Fact } from "../../../protocol";
import type { Words } from "../../../words/words";

export const LINES = 4; // of a card in two rows
export const NAME = 9; // the width of a name, in parts of its font's size
export const TEXT = 9.2; // the same of a text
export const COMBAT = 9.7; // of the name of the lower half
export const PERSON = 6.4; // both, beside a portrait

const ELSEWHERE = ["takes-action", "tokens", "upper", "lower", "person"]; // in the details of the card

/** `more`: some of it is not there, and a line says so, or, if no line is left, a sign beside the name. */
export type HandText = { text: string; more: "" | "line" | "sign" };

/** As many texts as fit into the lines; if some do not, a line is kept to say so. */
export function textIn(texts: readonly string[], lines: number, width: number): HandText {
  const fitting = (room: number) => {
    let shown = "";
    for (const text of texts) {
      const longer = shown ? `${shown}; ${text}` : text;
      if (linesOf(longer, width) <= room) shown = longer;
    }
    return shown;
  };
  const whole = texts.join("; ");
  if (!whole || linesOf(whole, width) <= lines) return { text: whole, more: "" };
  return { text: lines > 1 ? fitting(lines - 1) : "", more: lines > 0 ? "line" : "sign" };
}

/** The facts of the two halves of a card: each begins with a heading. */
export function halves(facts: readonly Fact[]): [Fact[], Fact[]] {
  const at = facts.findIndex(([id]) => id === "lower");
  return at < 0 ? [[...facts], []] : [facts.slice(0, at), facts.slice(at)];
}

const said = (facts: readonly Fact[]) => facts.filter(([id]) => !ELSEWHERE.includes(id));

export function fullText(facts: readonly Fact[], words: Words): HandText {
  return { text: words.facts(said(facts)).join("; "), more: "" };
}

/** The upper half of an action card, in the lines that the names of both halves leave. */
export function civilText(facts: readonly Fact[], [name, second]: readonly [string, string], words: Words): HandText {
  const used = linesOf(name, NAME) + linesOf(second, COMBAT);
  return textIn(entryTexts(said(facts), words), LINES - used, TEXT);
}

export function personText(facts: readonly Fact[], name: string, words: Words): HandText {
  return textIn(entryTexts(said(facts), words), LINES - linesOf(name, PERSON), PERSON);
}

/** Is a goal's name too long for one line? Then it has two, and what is said of it follows in the second. */
export function isLong(name: string): boolean {
  return linesOf(name, NAME) > 1;
}
