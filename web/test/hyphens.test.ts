/** Long words may be broken between syllables, in every language. */
import { describe, expect, it } from "vitest";
import { pieces } from "../src/boards/hyphens";

const cut = (word: string) => pieces(word).join("-");

describe("hyphens", () => {
  it.each([
    ["Aqueduct", "Aque-duct"],
    ["Caravansery", "Ca-ra-van-sery"],
    ["Apothecary", "Apo-the-cary"],
    ["Казарми", "Ка-зарми"],
    ["Обсерваторія", "Об-сер-ва-то-рія"],
    ["Mównica", "Mów-nica"],
    ["Kamieniołom", "Ka-mie-nio-łom"],
    ["Стрельбище", "Стрель-бище"],
  ])("%s", (word, wanted) => expect(cut(word)).toBe(wanted));

  it("never stand in short words, nor leave a letter alone or a piece without a vowel", () => {
    expect(pieces("Altar")).toEqual(["Altar"]);
    for (const word of ["Scriptorium", "Фортифікації", "Wyszogrodzki", "Strzelnica", "Философия", "Magistrates’"]) {
      const made = pieces(word);
      expect(made.join("")).toBe(word);
      for (const piece of made) expect(piece).toMatch(/..+/u);
      for (const piece of made) expect(piece.toLowerCase()).toMatch(/[aąeęioóuyаеёєиіїоуыэюя]/u);
    }
  });
});
