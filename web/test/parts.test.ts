import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { part } from "../scripts/words";
import { LANGUAGES } from "../src/words/catalogues";

const CATALOGUES = join(import.meta.dirname, "../../src/ecumene/locale");
const SRC = join(import.meta.dirname, "../src");
const ids = (text: string) => [...text.matchAll(/^([\w-]+) =/gm)].map((m) => m[1] as string);

describe("the parts of the platform's messages", () => {
  it.each(LANGUAGES)("are together all that a page may say in %s", (lang) => {
    const whole = readFileSync(join(CATALOGUES, `${lang}.ftl`), "utf8");
    const [words, reasons] = [part(whole, "words"), part(whole, "reasons")];
    const there = [...ids(words), ...ids(reasons)];
    expect(new Set(there).size).toBe(there.length);
    expect(ids(whole).filter((id) => !there.includes(id) && !id.startsWith("cli-"))).toEqual([]);
    expect(ids(reasons).filter((id) => !id.startsWith("error-"))).toEqual([]);
    expect(words.length).toBeLessThan(whole.length * 0.85);
  });

  it("have what pages say as the terminal does", () => {
    const files = globSync("**/*.{ts,tsx}", { cwd: SRC }).map((file) => readFileSync(join(SRC, file), "utf8"));
    const used = [...files.join("\n").matchAll(/["'`](cli-[\w-]+)/g)].map((m) => m[1]);
    const there = ids(part(readFileSync(join(CATALOGUES, "en.ftl"), "utf8"), "words"));
    expect(there.filter((id) => id.startsWith("cli-")).sort()).toEqual([...new Set(used)].sort());
  });

  it("keep the lines of a message together, and no comments", () => {
    const text =
      "# of a table\nweb-a = { $n ->\n    [one] a\n   *[other] b\n}\n\nerror-b = { $n }\n    .about = c\nerror-d = e\n";
    expect(part(text, "words")).toBe("web-a = { $n ->\n    [one] a\n   *[other] b\n}\nerror-d = e");
    expect(part(text, "reasons")).toBe("error-b = { $n }\n    .about = c");
  });
});
