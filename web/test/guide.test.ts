/** What a step of a guide waits for. */
import { describe, expect, it } from "vitest";
import { isMet, type Position } from "../src/guide/steps";

const at = (more: Partial<Position> = {}): Position => ({ viewer: "A", asked: null, board: [], log: [], ...more });

describe("a condition", () => {
  it("on a question is met for the player who is asked", () => {
    const asked = { seat: "A", question: "Turn", rule: "" } as Position["asked"];
    expect(isMet({ asked: "Turn" }, at({ asked }), 0)).toBe(true);
    expect(isMet({ asked: "Turn" }, at({ asked, viewer: "B" }), 0)).toBe(false);
    expect(isMet({ asked: "Draft" }, at({ asked }), 0)).toBe(false);
  });
});
