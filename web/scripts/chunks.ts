// Which modules are sent together. A file has 750 bytes of headers and is compressed by itself, so what is needed at the
// same time is one file; boards, decks, languages and rare pages have files of their own. A group may import only from
// groups above it: what it imports from elsewhere becomes a part of it.
const MAIN = [
  /\/node_modules\//,
  /\/src\/(words|net|ui|offline)\//,
  /\/src\/(main|app|router|settings|art\/stylesheet|guide\/index|icons\/ui)\.tsx?$/,
  /\/src\/games\/(\w+|\w+\/(index|table|emblem|art))\.tsx?$/,
];
const PARTS: readonly [name: string, tests: readonly RegExp[]][] = [
  ["main", MAIN],
  ["art", [/\/src\/(art\/|games\/\w+\/(picture|mapart)\.ts)/]],
  ["board", [/\/src\/(icons\/(drawings|index)|board\/(?!map|hex)|table\/gamedata)/]],
  ["map", [/\/src\/board\//]],
  ["table", [/\/src\/(table\/(?!invitation|keys|moment\.|hintpanel)|guide\/start|pages\/table\.tsx)/]],
  ["lobby", [/\/src\/(lobby\/|pages\/lobby\.tsx)/]],
];

export const chunks = {
  groups: PARTS.map(([name, tests], i) => ({
    name,
    test: (id: string) => tests.some((test) => test.test(id)),
    priority: PARTS.length - i,
  })),
};
