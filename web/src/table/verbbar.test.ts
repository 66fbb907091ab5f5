/** Every choice of a turn is behind one button, and a verb without choices keeps its place. */
import { expect, it } from "vitest";
import type { Choice } from "../protocol";
import { matching } from "./selection";
import { verbButtons } from "./verbbar";

const choice = (verb: string, ...refs: string[]): Choice => ({ move: [verb, ...refs].join(" "), verb, refs, rule: "" });
const BUTTONS = [
  { name: "learn", verbs: ["learn", "study"], icon: "quill" },
  { name: "grow", verbs: ["grow"], icon: "crane" },
] as const;
const CHOICES = [choice("learn", "a:x"), choice("study", "a:x"), choice("tax"), choice("end"), choice("resign")];

it("a button has the choices of its verbs, and the last one what none of them has", () => {
  const shown = verbButtons(BUTTONS, CHOICES).map((x) => [x.name, x.choices.map((c) => c.move)]);
  expect(shown).toEqual([
    ["learn", ["learn a:x", "study a:x"]],
    ["grow", []],
    ["other", ["tax"]],
  ]);
  expect(verbButtons(BUTTONS, [choice("end")]).map((x) => x.name)).toEqual(["learn", "grow"]);
});

it("a button that stands for several verbs keeps the choices of all of them", () => {
  const left = matching(CHOICES, [{ verb: "learn", also: ["learn", "study"] }, { ref: "a:x" }]);
  expect(left.map((x) => x.move)).toEqual(["learn a:x", "study a:x"]);
});
