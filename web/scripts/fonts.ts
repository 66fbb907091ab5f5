// The parts of the fonts that we use: the letters of our four languages, weights 400 to 700, the features that the
// style sheets name. About half of the bytes, and a twentieth for Polish. They are made again when this file or the
// version of a font changes.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const LATIN =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, " +
  "U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";
const CYRILLIC = "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116";
const POLISH = "U+0104-0107, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C";
const PARTS = [
  { part: "latin", from: "latin", range: LATIN },
  { part: "polish", from: "latin-ext", range: POLISH },
  { part: "cyrillic", from: "cyrillic", range: CYRILLIC },
];
const FEATURES = ["calt", "ccmp", "cv05", "kern", "liga", "locl", "mark", "mkmk", "rlig", "ss03", "tnum"];
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

async function make(font: string, folder: string): Promise<void> {
  for (const { part, from, range } of PARTS) {
    const source = require.resolve(`@fontsource-variable/${font}/files/${font}-${from}-wght-normal.woff2`);
    const made = await subsetFont(readFileSync(source), letters(range), {
      targetFormat: "woff2",
      variationAxes: { wght: { min: 400, max: 700 } },
      keepFeatures: FEATURES,
    });
    writeFileSync(`${folder}/${font}-${part}.woff2`, made);
  }
}

export function fonts(folder: string): Plugin {
  const names = ["inter", "literata"];
  return {
    name: "fonts",
    async configResolved() {
      const versions = names.map((font) => require(`@fontsource-variable/${font}/package.json`).version);
      const now = JSON.stringify([versions, readFileSync(new URL("fonts.ts", import.meta.url), "utf8")]);
      const stamp = `${folder}/made`;
      mkdirSync(folder, { recursive: true });
      try {
        if (readFileSync(stamp, "utf8") === now) return;
      } catch {
        // the first time
      }
      for (const font of names) await make(font, folder);
      writeFileSync(stamp, now);
    },
  };
}
