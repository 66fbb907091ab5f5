/** Lines of chance that follow one another are joined. */
import { describe, expect, it } from "vitest";
import type { Entry } from "../src/protocol";
import { mergeRepeats, shownMoves } from "../src/table/log";
import { newsLines } from "../src/table/news";
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

describe("what happened since the own last turn", () => {
  const line = (n: number, verb: string, more: Partial<Entry> = {}): Entry => ({
    n,
    who: "B",
    said: [{ verb }],
    ...more,
  });

  it("leaves out what was before, what was taken back, and choices that are no news", () => {
    const log = [line(1, "take"), line(2, "pass"), line(3, "take", { undone: true }), line(4, "build"), line(5, "end")];
    expect(newsLines(log, 2, ["pass", "end"]).map((x) => x.n)).toEqual([4]);
    expect(newsLines(log, 2).map((x) => x.n)).toEqual([2, 4, 5]);
  });
});
