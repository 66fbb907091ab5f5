/** Long words may be broken between syllables, in every language. */
import { describe, expect, it } from "vitest";
import { softHyphens, syllables } from "../src/words/hyphens";

const cut = (word: string) => syllables(word).join("-");

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
    ["Профессиональный", "Про-фес-сио-наль-ный"],
    ["Конституционная", "Конс-ти-ту-цион-ная"],
    ["Объявление", "Объя-вле-ние"],
    ["Барьерный", "Барьер-ный"],
  ])("%s", (word, wanted) => expect(cut(word)).toBe(wanted));

  it("are not in short words, and leave no single letter and no syllable without a vowel", () => {
    expect(syllables("Altar")).toEqual(["Altar"]);
    for (const word of ["Scriptorium", "Фортифікації", "Wyszogrodzki", "Strzelnica", "Философия", "Magistrates’"]) {
      const made = syllables(word);
      expect(made.join("")).toBe(word);
      for (const piece of made) expect(piece).toMatch(/..+/u);
      for (const piece of made) expect(piece.toLowerCase()).toMatch(/[aąeęioóuyаеёєиіїоуыэюя]/u);
    }
  });

  it("are soft in a text, and only in its long words", () => {
    const drawn = (text: string) => softHyphens(text).replaceAll("\u00AD", "-");
    expect(drawn("Transcontinental Railroad")).toBe("Trans-con-ti-nen-tal Railroad");
    expect(drawn("Конституционная монархия")).toBe("Конс-ти-ту-цион-ная монархия");
    expect(drawn("Altar")).toBe("Altar");
  });
});
