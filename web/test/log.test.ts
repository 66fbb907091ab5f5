/** Lines of chance that follow one another are joined. */
import { describe, expect, it } from "vitest";
import type { Entry } from "../src/protocol";
import { mergeRepeats, shownMoves } from "../src/table/log";
import { plain, type Segment } from "../src/words/words";

const turned = (name: string): Segment[] => [{ text: "Turned up: " }, { text: name, ref: `card:${name}` }];
const texts = (parts: Segment[][]) => mergeRepeats(parts).map(plain);

describe("what comes several times in a row", () => {
  it("is written once with all the names", () => {
    expect(texts([turned("School"), turned("Baths"), [{ text: "Turn of Anna" }], turned("Altar")])).toEqual([
      "Turned up: School, Baths",
      "Turn of Anna",
      "Turned up: Altar",
    ]);
    expect(mergeRepeats([turned("School"), turned("Baths")])[0]?.map((x) => x.ref ?? "")).toEqual([
      "",
      "card:School",
      "",
      "card:Baths",
    ]);
  });

  it("may be about somebody", () => {
    const anna: Segment = { text: "Anna", ref: "seat:A" };
    const dealt = (name: string): Segment[] => [
      anna,
      { text: " is dealt a card: " },
      { text: name, ref: `card:${name}` },
    ];
    expect(texts([dealt("Mali"), dealt("Korea")])).toEqual(["Anna is dealt a card: Mali, Korea"]);
  });

  it("is counted where all are the same", () => {
    const hidden: Segment[] = [{ text: "laid down: unknown" }];
    expect(texts([hidden, hidden, hidden, turned("School"), turned("School"), turned("Baths")])).toEqual([
      "laid down: unknown × 3",
      "Turned up: School × 2",
      "Turned up: Baths",
    ]);
  });
});

describe("what chance did", () => {
  const rolled: Entry = {
    n: 4,
    who: "?",
    said: [{ verb: "roll", refs: ["number:4"] }],
    events: [{ verb: "rolled", refs: ["owner:A", "number:4"] }],
  };
  const verbs = (entry: Entry, repeatedEvents = {}) => shownMoves(entry, repeatedEvents).map((x) => x.verb);

  it("is not shown where an event says the same and more", () => {
    expect(verbs(rolled)).toEqual([]);
    expect(verbs({ ...rolled, events: [{ verb: "rolled", refs: ["owner:A", "number:5"] }] })).toEqual(["roll"]);
    expect(verbs({ ...rolled, events: [] })).toEqual(["roll"]);
    expect(verbs(rolled, { rolled: "roll" })).toEqual(["roll"]); // the event is not shown, so the move is
    expect(verbs(rolled, { rolled: "" })).toEqual(["roll"]); // the same: what repeats nothing is never shown
  });

  it("is shown where a seat chose it", () => {
    expect(verbs({ ...rolled, who: "A" })).toEqual(["roll"]);
  });
});
