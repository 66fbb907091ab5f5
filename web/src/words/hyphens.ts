/** Where a long word may be broken: browsers' own dictionaries are often not there, and a word cut anywhere is unreadable. */

const VOWELS = "aąeęioóuyаеёєиіїоуыэюя";
const UNITS = /[sc]z|rz|d[zżź]|[sctpg]h|qu|[bcdfgkptвбгґдкптф][rlłрл]|./giu; // letters that stay together
const LEAST = { before: 2, after: 3 }; // letters on either side
const LONG = 6; // shorter words are never broken
const SIGNS = /[ьъ]/i; // of the letter before, so no piece begins with one

const isVowel = (unit: string | undefined) => !!unit && VOWELS.includes(unit[0]?.toLowerCase() ?? "");

/** The pieces of a word: each has a vowel, and each but the first begins with a consonant and a vowel. */
export function pieces(word: string): string[] {
  if (word.length < LONG) return [word];
  const units = word.match(UNITS) ?? [word];
  const out: string[] = [];
  let piece = "";
  units.forEach((unit, i) => {
    const rest = units.slice(i).join("").length;
    const starts = !isVowel(unit) && isVowel(units[i + 1]) && /\p{L}/u.test(unit) && !SIGNS.test(unit);
    if (starts && piece.length >= LEAST.before && rest >= LEAST.after && [...piece].some((x) => isVowel(x))) {
      out.push(piece);
      piece = "";
    }
    piece += unit;
  });
  return [...out, piece];
}

/** The same text, in which words too long for most places may be broken: for where text is wanted and no elements. */
export function soft(text: string): string {
  return text.replace(/\p{L}{10,}/gu, (word) => pieces(word).join("\u00AD"));
}
