import { describe, expect, it } from "vitest";
import { KNOWN_GAMES } from "../src/games";
import { bundle, LANGUAGES, titled } from "../src/words/catalogues";

describe("names of games for lists", () => {
  it.each(LANGUAGES)("are those of the catalogues, without the rest of them: %s", async (lang) => {
    for (const game of KNOWN_GAMES) {
      const [name, whole] = [await titled(lang, game), await bundle(lang, game)];
      const text = whole.formatPattern(whole.getMessage("game")?.value ?? "");
      expect(text).not.toBe("");
      expect(name.formatPattern(name.getMessage("game")?.value ?? "")).toBe(text);
      const more = [...whole._messages.keys()].filter((id) => !name.hasMessage(id));
      expect(more.length).toBeGreaterThan(20);
    }
  });
});
