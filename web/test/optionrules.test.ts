/** Options that go together: what is off, what is adjusted, and by which rule. */
import { expect, it } from "vitest";
import { adjusted, defaults, ruleAgainstChoice, ruleAgainstOptions } from "../src/pages/optionrules";

const GAME = {
  options: [
    { name: "mode", choices: ["base", "clash", "silk"] },
    { name: "cards", choices: ["no", "yes"] },
    { name: "draft", choices: ["no", "yes"] },
  ],
  refused: {
    1: {
      "base no yes": "X-15.11",
      "base yes yes": "X-15.11",
      "clash no yes": "X-15.11",
      "clash yes yes": "X-15.11",
      "silk no yes": "X-16.12",
      "silk yes no": "X-16.12",
      "silk yes yes": "X-16.12",
    },
    2: Object.fromEntries(
      ["clash", "silk"].flatMap((x) => ["no no", "no yes", "yes no", "yes yes"].map((y) => [`${x} ${y}`, "X-16.2"])),
    ),
  },
};
const chosen = (mode: string, cards: string, draft: string) => ({ mode, cards, draft });

it("names the rule that forbids options", () => {
  expect(defaults(GAME)).toEqual(chosen("base", "no", "no"));
  expect(ruleAgainstOptions(GAME, 1, chosen("silk", "yes", "no"))).toBe("X-16.12");
  expect(ruleAgainstOptions(GAME, 1, chosen("clash", "yes", "no"))).toBe("");
  expect(ruleAgainstOptions(GAME, 2, chosen("clash", "no", "no"))).toBe("X-16.2");
});

it("forbids a choice that fits no other options for this number of players", () => {
  expect(ruleAgainstChoice(GAME, 1, defaults(GAME), "draft", "yes")).toBe("X-15.11");
  expect(ruleAgainstChoice(GAME, 2, defaults(GAME), "draft", "yes")).toBe("");
  expect(ruleAgainstChoice(GAME, 2, defaults(GAME), "mode", "silk")).toBe("X-16.2");
});

it("adjusts the other options, as few as possible", () => {
  const silk = chosen("silk", "yes", "no");
  expect(ruleAgainstChoice(GAME, 1, silk, "cards", "yes")).toBe("");
  expect(adjusted(GAME, 1, silk, "mode")).toEqual(chosen("silk", "no", "no"));
  expect(adjusted(GAME, 1, silk, "cards")).toEqual(chosen("base", "yes", "no"));
  expect(adjusted(GAME, 1, chosen("base", "yes", "yes"))).toEqual(chosen("base", "yes", "no"));
  expect(adjusted(GAME, 2, chosen("silk", "no", "no"))).toEqual(chosen("base", "no", "no"));
  expect(adjusted(GAME, 2, chosen("base", "yes", "yes"))).toEqual(chosen("base", "yes", "yes"));
});
