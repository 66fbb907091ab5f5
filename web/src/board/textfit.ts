/** How many lines a text takes, by the widths of letters: nothing on a card is measured while it is drawn. */

const NARROW = /[iljtfrI.,:;'’|!()\-·/ії]/u;
const WIDE = /[mwMWЖШЩЮМФжшщюмыфѢ@%—]/u;
const CAPITAL = /\p{Lu}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LETTER = /[\p{L}\p{M}]/u;

/** The width of a sign in parts of the font's size. Signs that become icons are the widest. */
function widthOf(sign: string): number {
  if (sign === " ") return 0.29;
  if (sign === "\u00AD") return 0;
  if (NARROW.test(sign)) return 0.36;
  if (WIDE.test(sign)) return 0.88;
  if (CAPITAL.test(sign)) return 0.7;
  if (CYRILLIC.test(sign)) return 0.61;
  if (LETTER.test(sign) || /\d/.test(sign)) return 0.6;
  return /[+−×=≤<>"&]/.test(sign) ? 0.66 : 1.2;
}

/** The width of a text in parts of the font's size. */
export function textWidth(text: string): number {
  let sum = 0;
  for (const sign of text) sum += widthOf(sign);
  return sum;
}

/** How many lines a text takes in a width, which is also in parts of the font's size. */
export function linesOf(text: string, width: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(" ")) {
    const own = textWidth(word);
    const needed = used ? used + 0.29 + own : own;
    if (needed <= width) used = needed;
    else {
      lines += used ? 1 : 0;
      lines += Math.ceil(own / width) - 1; // longer than a line: broken between syllables
      used = own % width || own;
    }
  }
  return lines;
}
