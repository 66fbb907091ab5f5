/** Where a long word may be broken. Browsers often have no dictionary, and a word cut anywhere is hard to read. */

const VOWELS = "aąeęioóuyаеёєиіїоуыэюя";
const UNITS = /[sc]z|rz|d[zżź]|[sctpg]h|qu|[bcdfgkptвбгґдкптф][rlłрл]|./giu; // letters that stay together
const LEAST = { before: 2, after: 3 }; // letters on either side
const LONG = 6; // shorter words are never broken
const SIGNS = /[ьъ]/i; // belong to the letter before, so no syllable begins with one

const isVowel = (unit: string | undefined) => !!unit && VOWELS.includes(unit[0]?.toLowerCase() ?? "");

/** The syllables of a word: each has a vowel, and each but the first begins with a consonant and a vowel. */
export function syllables(word: string): string[] {
  if (word.length < LONG) return [word];
  const units = word.match(UNITS) ?? [word];
  const out: string[] = [];
  let syllable = "";
  units.forEach((unit, i) => {
    const rest = units.slice(i).join("").length;
    const starts = !isVowel(unit) && isVowel(units[i + 1]) && /\p{L}/u.test(unit) && !SIGNS.test(unit);
    if (starts && syllable.length >= LEAST.before && rest >= LEAST.after && [...syllable].some((x) => isVowel(x))) {
      out.push(syllable);
      syllable = "";
    }
    syllable += unit;
  });
  return [...out, syllable];
}

/** The same text with soft hyphens in its long words, which are those that may not fit into a line. */
export function softHyphens(text: string, long = 10): string {
  return text.replace(/\p{L}{10,}/gu, (word) => (word.length < long ? word : syllables(word).join("\u00AD")));
}
