// Which modules are sent together. A file has 750 bytes of headers and is compressed by itself, so what is needed at the
// same time is one file; boards, decks, languages and rare pages have files of their own. A group may import only from
// groups above it: what it imports from elsewhere becomes a part of it.
const START =
  /rolldown\/runtime|\/node_modules\/|\/src\/(words|net|ui|offline)\/|\/src\/(main|app|router|settings)\.tsx?$|\/src\/(art\/stylesheet|guide\/index|icons\/(ui|levels))\.tsx?$|\/src\/games\/(\w+\.tsx?|\w+\/(index|table|emblem|art)\.tsx?)$|~icons\/game-icons\/(candle-flame|crested-helmet|philosopher-bust)/;
const PARTS: readonly [name: string, test: RegExp][] = [
  ["main", START],
  ["art", /\/src\/(art\/|games\/\w+\/(picture|mapart)\.ts)/],
  ["board", /\/src\/(icons\/(drawings|index)|board\/(?!map|hex)|table\/gamedata)/],
  ["map", /\/src\/board\//],
  ["table", /\/src\/(table\/(?!invitation|keys)|guide\/start|pages\/table\.tsx)/],
  ["lobby", /\/src\/(lobby\/|pages\/lobby\.tsx)/],
];

export const chunks = { groups: PARTS.map(([name, test], i) => ({ name, test, priority: PARTS.length - i })) };
