/** Hints and the chances after a game: what is asked, what is shown, and which choices count as turning points. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asHistory, turningPoints } from "../src/end/chances";
import type { StateIs, TableIs } from "../src/protocol";
import { openTable, type TableStore } from "../src/table/store";

class Wire {
  static last: Wire;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  async say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
    await vi.advanceTimersByTimeAsync(0);
  }
}

const asked = { seat: "A", question: "Turn", rule: "R-1" };
const state = (n: number, seat = "A"): StateIs => ({
  type: "state",
  n,
  version: n,
  board: [],
  asked: { ...asked, seat },
});
const table = { type: "table", hints: true } as TableIs;
const advice = [{ move: "build altar", expected: [0.6, 0.4], reasons: [{ name: "wins" }] }];

describe("a hint", () => {
  let store: TableStore;
  beforeEach(async () => {
    vi.useFakeTimers();
    store = openTable("t1", "A", () => new Wire() as unknown as WebSocket);
    await Wire.last.say(table);
    await Wire.last.say(state(4));
  });
  afterEach(() => {
    store.close();
    vi.useRealTimers();
  });

  it("is asked for once, and kept until the position changes", async () => {
    store.advise();
    store.advise();
    expect(Wire.last.sent).toEqual([{ type: "hint", n: 4, id: 1 }]);
    expect(store.getState().advising).toBe(true);
    await Wire.last.say({ type: "hint", id: 1, n: 4, advice });
    expect(store.getState().advice?.advice).toEqual(advice);
    await Wire.last.say(state(5));
    expect(store.getState().advice).toBeNull();
  });

  it("that comes too late is not shown", async () => {
    store.advise();
    await Wire.last.say(state(5));
    await Wire.last.say({ type: "hint", id: 1, n: 4, advice });
    expect(store.getState().advice).toBeNull();
    expect(store.getState().advising).toBe(false);
  });

  it("is not asked for where the table has none, or when another is asked", async () => {
    await Wire.last.say(state(5, "B"));
    store.advise();
    await Wire.last.say({ ...table, hints: false });
    await Wire.last.say(state(6));
    store.advise();
    expect(Wire.last.sent).toEqual([]);
  });

  it("says why there is none", async () => {
    store.advise();
    await Wire.last.say({ type: "refused", id: 1, error: "no-hint" });
    expect(store.getState().refused?.error).toBe("no-hint");
  });
});

describe("the chances of a finished game", () => {
  const better = { verb: "build", refs: [] };
  const moment = (n: number, seat: string, cost: number, expected = [0.5, 0.5]) => ({
    n,
    seat,
    cost,
    expected,
    better: cost ? better : null,
  });
  const found = {
    complete: true,
    of: 6,
    moments: [
      moment(1, "A", 0.2),
      moment(3, "B", 0.5),
      moment(5, "A", 0.01),
      moment(7, "A", 0.4, [0.9, 0.3]),
      moment(9, "A", 0.1),
      moment(11, "A", 0.3),
    ],
  };

  it("have the three own choices that cost most, in the order of the game", () => {
    expect(turningPoints(found, ["A"]).map((x) => x.n)).toEqual([1, 7, 11]);
    expect(turningPoints(found, ["B"]).map((x) => x.n)).toEqual([3]);
  });

  it("are drawn in percent that add up; in half points twice as many", () => {
    expect(asHistory(found, 1)?.moments[3]?.scores).toEqual([75, 25]);
    expect(asHistory(found, 2)?.moments[3]?.scores).toEqual([150, 50]);
    expect(asHistory({ ...found, moments: [moment(1, "A", 0, [])] }, 1)).toBeNull();
  });
});
