import { describe, expect, it } from "vitest";
import type { Choice, Item, Section } from "../src/protocol";
import { litPlaces, unequalCopies, verbsAt } from "../src/table/places";
import { lastChoice, matching } from "../src/table/selection";

const choice = (verb: string, ...refs: string[]): Choice => ({
  move: [verb, ...refs].join(" "),
  verb,
  refs,
  rule: "R",
});
const cards = (title: string, seat: string, ...items: Item[]): Section => ({
  kind: "cards",
  id: seat ? `${title}-${seat}` : title,
  title,
  ...(seat && { seat }),
  items,
});
const [iron, riches] = ["card:iron", "card:riches"];
const board = [
  cards("row", "", { ref: riches }, { ref: iron }),
  cards("hand", "A", { ref: riches }),
  cards("technologies", "A", { ref: iron }),
  cards("technologies", "B", { ref: iron }, { ref: "card:coal" }),
];
const places = { take: ["row"], play: ["hand"], build: ["technologies"] };

describe("where things can be chosen", () => {
  it("never means the copy of another seat, where the viewer or the table has one", () => {
    expect(litPlaces([choice("build", iron)], [], board, "A")).toEqual(
      new Map([[iron, new Set(["row", "technologies-A"])]]),
    );
    expect(litPlaces([choice("raze", "card:coal")], [], board, "A")).toEqual(new Map()); // it lies in one place only
  });

  it("means the places of the verb, where the game names them", () => {
    expect(litPlaces([choice("take", riches)], [], board, "A", places).get(riches)).toEqual(new Set(["row"]));
    expect(litPlaces([choice("take", riches), choice("play", riches)], [], board, "A", places).get(riches)).toEqual(
      new Set(["row", "hand-A"]),
    );
    expect(litPlaces([choice("build", iron)], [], board, "A", places).get(iron)).toEqual(new Set(["technologies-A"]));
  });

  it("takes from a click the verbs that mean the thing there", () => {
    const both = [choice("take", riches), choice("play", riches)];
    const row = board[0] as Section;
    expect(verbsAt(both, row, places)).toEqual(["take"]);
    expect(verbsAt(both, row)).toBeUndefined();
    expect(matching(both, [{ ref: riches, verbs: ["take"] }]).map((x) => x.verb)).toEqual(["take"]);
  });

  it("knows things of which one copy can be had and another cannot", () => {
    const row = (...can: boolean[]) => cards("row", "", ...can.map((x) => ({ ref: iron, can: x })));
    expect(unequalCopies([row(true, false)])).toEqual(new Set([iron]));
    expect(unequalCopies([row(true, true), row(false, false)])).toEqual(new Set());
  });
});

describe("the end of a turn", () => {
  const [end, resign, trade] = [choice("end"), choice("resign"), choice("trade", "seat:B")];

  it("is offered when nothing else is left; to resign is always possible", () => {
    expect(lastChoice([end, resign])).toBe(end);
    expect(lastChoice([end, resign, choice("build", iron)])).toBeNull();
    expect(lastChoice([end, resign, trade])).toBeNull();
    expect(lastChoice([end, resign, trade], ["trade"])).toBe(end);
  });

  it("is not a lone pass: nobody's page answers that", () => {
    expect(lastChoice([choice("pass")])).toBeNull();
  });
});
