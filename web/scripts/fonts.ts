// The parts of the fonts that we use: the letters of our four languages and what they share (digits, signs), then the
// rest for the names of people. Inter has weights from 400 to 700; Literata, for headings and names of things, has one.
// They keep the features that the style sheets name. They are made again when this file or the version of a font
// changes.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

// The same ranges as in `src/styles/fonts.css`. The Polish letter U+00F3 is not in the source of the other ones.
const BASIC =
  "U+0020-007E, U+00A0, U+00A4, U+00AB, U+00AD, U+00B0-00B1, U+00B7, U+00BB, U+00BD, U+00D3, U+00D7, U+00F3, " +
  "U+2000-200D, U+2011, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+203A, U+2060, U+2191, " +
  "U+2193, U+2212";
const LATIN =
  "U+0080-009F, U+00A1-00A3, U+00A5-00AA, U+00AC, U+00AE-00AF, U+00B2-00B6, U+00B8-00BA, U+00BC, U+00BE-00D2, " +
  "U+00D4-00D6, U+00D8-00F2, U+00F4-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, " +
  "U+0308, U+0329, U+200E-2010, U+2012, U+2015-2017, U+201B, U+201F-2021, U+2023-2025, U+2027-202E, U+2030-2039, " +
  "U+203B-205F, U+2061-206F, U+20AC, U+2122, U+2215, U+FEFF, U+FFFD";
const POLISH = "U+0104-0107, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C";
const CYRILLIC = "U+0401, U+0404, U+0406-0407, U+0410-044F, U+0451, U+0454, U+0456-0457, U+0490-0491, U+2116";
const SLAVIC =
  "U+0301, U+0400, U+0402-0403, U+0405, U+0408-040F, U+0450, U+0452-0453, U+0455, U+0458-045F, U+04B0-04B1";
const PARTS = [
  { part: "basic", from: "latin", range: BASIC },
  { part: "latin", from: "latin", range: LATIN },
  { part: "polish", from: "latin-ext", range: POLISH },
  { part: "cyrillic", from: "cyrillic", range: CYRILLIC },
  { part: "slavic", from: "cyrillic", range: SLAVIC },
];
const FONTS = [
  { font: "inter", weights: { min: 400, max: 700 } },
  { font: "literata", weights: 600 },
];
const FEATURES = ["ccmp", "cv05", "kern", "liga", "locl", "mark", "ss03", "tnum"];
const require = createRequire(import.meta.url);

function letters(range: string): string {
  let text = "";
  for (const part of range.split(", ")) {
    const [first, last = first] = part.slice(2).split("-") as [string, string?];
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++)
      text += String.fromCodePoint(code);
  }
  return text;
}

async function make({ font, weights }: (typeof FONTS)[number], folder: string): Promise<void> {
  for (const { part, from, range } of PARTS) {
    const source = require.resolve(`@fontsource-variable/${font}/files/${font}-${from}-wght-normal.woff2`);
    const made = await subsetFont(readFileSync(source), letters(range), {
      targetFormat: "woff2",
      variationAxes: { wght: weights },
      keepFeatures: FEATURES,
    });
    writeFileSync(`${folder}/${font}-${part}.woff2`, made);
  }
}

export function fonts(folder: string): Plugin {
  return {
    name: "fonts",
    async configResolved() {
      const versions = FONTS.map(({ font }) => require(`@fontsource-variable/${font}/package.json`).version);
      const now = JSON.stringify([versions, readFileSync(new URL("fonts.ts", import.meta.url), "utf8")]);
      const stamp = `${folder}/made`;
      mkdirSync(folder, { recursive: true });
      try {
        if (readFileSync(stamp, "utf8") === now) return;
      } catch {
        // the first time
      }
      for (const font of FONTS) await make(font, folder);
      writeFileSync(stamp, now);
    },
  };
}
