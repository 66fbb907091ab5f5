// The platform's messages in two parts: `virtual:words/en`, and `virtual:reasons/en` for what is wrong with something
// that was sent, which few visitors ever see. Comments and what only the terminal says are left out.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const NAME = /^virtual:(words|reasons)\/(\w+)$/;
const MESSAGE = /^([\w-]+) =.*(?:\n(?:[ }].*|(?=\n+ )))*/gm; // with the lines that belong to it
const REASON = /^error-(line|near|corrections|file|load|move|record)\b/;
const TERMINAL = /^cli-(?!place$|total$|won$|your-turn$)/;

type Part = "words" | "reasons";

/** The messages of one part. */
export function part(catalogue: string, wanted: Part): string {
  const found = [...catalogue.matchAll(MESSAGE)].map(([text, id = ""]) => ({ text, id }));
  const isReason = ({ id, text }: { id: string; text: string }) =>
    REASON.test(id) || (id.startsWith("error-") && text.includes("{ $"));
  return found
    .filter((x) => !TERMINAL.test(x.id) && isReason(x) === (wanted === "reasons"))
    .map((x) => x.text)
    .join("\n");
}

export function words(folder: string): Plugin {
  return {
    name: "words",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const [, wanted, lang] = NAME.exec(id.slice(1)) ?? [];
      if (!wanted) return null;
      const file = `${folder}/${lang}.ftl`;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(part(readFileSync(file, "utf8"), wanted as Part))};`;
    },
  };
}
