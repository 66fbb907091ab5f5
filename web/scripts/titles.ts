// `virtual:titles/en`: the name of every game in one language, for lists of games. The rest of their messages is
// loaded when a game is opened.
import { globSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const NAME = "virtual:titles/";
const MESSAGE = /^game = .*(?:\n +[^ .].*)*/m; // without its attributes

export function titles(games: string): Plugin {
  return {
    name: "titles",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const lang = id.slice(NAME.length + 1);
      const found: Record<string, string> = {};
      for (const file of globSync(`*/locale/${lang}.ftl`, { cwd: games }).sort()) {
        const message = MESSAGE.exec(readFileSync(`${games}/${file}`, "utf8"));
        if (!message) throw new Error(`${file} has no message "game"`);
        this.addWatchFile(`${games}/${file}`);
        found[file.split(/[\\/]/)[0] as string] = message[0];
      }
      return `export default ${JSON.stringify(found)};`;
    },
  };
}
