import { describe, expect, it } from "vitest";
import type { Choice } from "../src/protocol";
import {
  choiceGroups,
  groupsByVerb,
  groupsWithKeys,
  isDangerous,
  lit,
  matching,
  remainingRefs,
} from "../src/table/selection";

const choice = (verb: string, ...refs: string[]): Choice => ({
  move: [verb, ...refs.map((r) => r.split(":")[1])].join(" "),
  verb,
  refs,
  rule: "R-1",
});
const cards = ["altar", "baths", "press"];
const turn = [
  ...cards.map((c) => choice("build", `card:${c}`)),
  ...cards.map((c) => choice("discard", `card:${c}`)),
  ...cards.map((c) => choice("wonder", "wonder:sphinx", `card:${c}`)),
  ...cards.map((c) => choice("wonder", "wonder:piraeus", `card:${c}`)),
];

describe("selecting", () => {
  it("keeps every action that names a thing, wherever it names it", () => {
    expect(matching(turn, [{ ref: "card:altar" }]).map((x) => x.move)).toEqual([
      "build altar",
      "discard altar",
      "wonder sphinx altar",
      "wonder piraeus altar",
    ]);
    expect(matching(turn, [{ ref: "card:altar" }, { ref: "wonder:sphinx" }]).map((x) => x.move)).toEqual([
      "wonder sphinx altar",
    ]);
    expect(matching(turn, [{ verb: "build" }, { ref: "wonder:sphinx" }])).toEqual([]);
  });

  it("lights what is not named yet, and nothing that is selected", () => {
    expect(lit(turn, [{ ref: "wonder:sphinx" }])).toEqual(new Set(cards.map((c) => `card:${c}`)));
    expect(lit(turn, [])).toContain("wonder:piraeus");
  });

  it("needs two selections for a thing that is named twice", () => {
    const same = choice("upgrade", "card:iron", "card:iron");
    expect(remainingRefs(same, [{ ref: "card:iron" }])).toEqual(["card:iron"]);
    expect(remainingRefs(same, [{ ref: "card:iron" }, { ref: "card:iron" }])).toEqual([]);
    expect(remainingRefs(same, [{ ref: "card:coal" }])).toBeNull();
  });

  it("gives few a button each", () => {
    expect(choiceGroups(turn, [{ ref: "card:altar" }]).map((g) => [g.key, g.choices.length])).toEqual([
      ["build altar", 1],
      ["wonder sphinx altar", 1],
      ["wonder piraeus altar", 1],
      ["discard altar", 1],
    ]);
  });

  it("puts losses after gains, and leaving the game last and without a key", () => {
    const all = choiceGroups(
      [choice("resign"), choice("pass"), choice("destroy", "card:press"), choice("take", "card:altar")],
      [],
    );
    expect(all.map((g) => g.example.verb)).toEqual(["take", "destroy", "pass", "resign"]);
    expect(groupsWithKeys(all).map((g) => g.example.verb)).toEqual(["take", "destroy", "pass"]);
    expect(all.map((g) => isDangerous(g.example))).toEqual([false, false, false, true]);
  });

  it("keeps the buttons of one verb together", () => {
    const all = choiceGroups([choice("build", "card:a"), choice("take", "card:b"), choice("build", "card:c")], []);
    expect(groupsByVerb(all).map((x) => x.map((g) => g.key))).toEqual([["build a", "build c"], ["take b"]]);
  });

  it("groups many by verb; a verb with one choice is not grouped", () => {
    const many = [...turn, choice("pass")];
    expect(choiceGroups(many, []).map((g) => [g.key, g.choices.length, g.openArguments])).toEqual([
      ["build", 3, 1],
      ["wonder", 6, 2],
      ["discard", 3, 1],
      ["pass", 1, 0],
    ]);
  });

  it("groups many of one verb by the first thing they name", () => {
    const pairs = [..."abcd"].flatMap((a) => [..."wxyz"].map((b) => choice("upgrade", `card:${a}`, `card:${b}`)));
    const first = choiceGroups(pairs, []);
    expect(first.map((g) => g.choices.length)).toEqual([4, 4, 4, 4]);
    expect(first[0]).toMatchObject({ selection: { ref: "card:a" }, openArguments: 1 });
  });
});
