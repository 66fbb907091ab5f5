/** Which answers may be left with the table. */
import { describe, expect, it } from "vitest";
import type { Choice } from "../src/protocol";
import { numberAnswers, plainAnswers } from "../src/table/standinganswers";

const choice = (verb: string, ...refs: string[]): Choice => ({ move: verb, verb, refs, rule: "R-1" });
const bids = [3, 1, 2].map((n) => ({ ...choice("bid", `number:${n}`), move: `bid ${n}` }));

describe("standing answers", () => {
  it("are those that name nothing and answer another, never the own turn", () => {
    const verbs = (all: Choice[]) => plainAnswers(all).map((x) => x.verb);
    expect(verbs([choice("peek"), choice("pass")])).toEqual(["peek", "pass"]);
    expect(verbs([choice("take", "card:altar"), choice("end")])).toEqual([]);
    expect(verbs([choice("prepare", "card:rats"), choice("pass"), choice("resign")])).toEqual(["pass"]);
    expect(verbs([choice("pass")])).toEqual([]); // there is nothing to answer
    expect(verbs([choice("accept"), choice("decline"), choice("counter")])).toEqual(["decline"]); // of an offer that is not known yet
    expect(verbs([choice("accept"), choice("refuse")])).toEqual(["accept", "refuse"]);
  });

  it("of numbers go from the lowest, where one may pass", () => {
    expect(numberAnswers([...bids, choice("pass")]).map((x) => x.move)).toEqual(["bid 1", "bid 2", "bid 3"]);
    expect(numberAnswers(bids)).toEqual([]);
    expect(numberAnswers([choice("pass"), choice("take", "card:altar")])).toEqual([]);
  });
});
