import { describe, expect, it } from "vitest";
import type { Choice, Section } from "../../protocol";
import { inOrderOfBoard } from "../../table/selection";
import traits from "./table";

const choice = (verb: string, ...refs: string[]) =>
  ({ move: [verb, ...refs].join(" "), verb, refs, rule: "" }) as Choice;
const market = (title: string, ...names: string[]) =>
  ({ kind: "market", title, items: names.map((x) => ({ ref: `action:${x}` })) }) as Section;

describe("the choices of a turn", () => {
  it("are numbered as the actions lie: the row from left to right, then the permanent ones", () => {
    const board = [market("permanent", "research"), market("track", "culture", "trade")];
    const choices = [
      choice("act", "action:research"),
      choice("act", "action:trade"),
      choice("act", "action:culture"),
      choice("rest"),
    ];
    const sorted = inOrderOfBoard(choices, board, traits.numbered ?? []).map((x) => x.move);
    expect(sorted).toEqual(["act action:culture", "act action:trade", "act action:research", "rest"]);
  });

  it("are asked for as what they are: workers or a rest, then more workers or the end", () => {
    const act = choice("act", "action:trade");
    expect(traits.asks?.("Actions", [act, choice("rest")])).toBe("");
    expect(traits.asks?.("Actions", [act, choice("done")])).toBe("web-era-go-on");
    expect(traits.asks?.("Civilize", [choice("found", "civilization:rome")])).toBe("web-era-begin");
  });
});
