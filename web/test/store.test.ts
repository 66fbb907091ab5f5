/** A table that loses its connection, reconnects, and never answers an old question. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backoff } from "../src/net/socket";
import type { ChangeIs, Choice, Entry, Section, StateIs } from "../src/protocol";
import { mergedLog, openTable, type TableStore } from "../src/table/store";

class Wire {
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: ((e: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const entry = (n: number, more: Partial<Entry> = {}): Entry => ({ n, who: "A", ...more });
const build: Choice = { move: "build altar", verb: "build", refs: ["card:altar"], rule: "R-1" };
const discard: Choice = { move: "discard altar", verb: "discard", refs: ["card:altar"], rule: "R-1" };
const done: Choice = { move: "done", verb: "done", refs: [], rule: "R-1" };
const resign: Choice = { move: "resign", verb: "resign", refs: [], rule: "R-1" };
const state = (n: number, more: Partial<StateIs> = {}): StateIs => ({
  type: "state",
  n,
  version: 1,
  board: [],
  ...more,
});
const change = (n: number, version: number, more: Partial<ChangeIs> = {}): ChangeIs => ({
  type: "change",
  n,
  version,
  ...more,
});
const coins = (value: number): Section => ({
  kind: "counters",
  id: "treasury",
  title: "treasury",
  items: [{ name: "coins", value }],
});
const hand: Section = { kind: "cards", id: "hand", title: "hand", items: [] };
const last = () => Wire.all.at(-1) as Wire;

let store: TableStore;
beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  store = openTable("t1", "A", (url) => new Wire(url) as unknown as WebSocket);
  last().open();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
});

describe("a table's store", () => {
  it("reconnects by itself and says how much of the log it has", () => {
    last().say(state(2, { log: [entry(0), entry(1)] }));
    last().drop();
    expect(store.getState().connection).toBe("waiting");
    vi.advanceTimersByTime(backoff(0));
    expect(Wire.all).toHaveLength(2);
    expect(new URL(last().url).searchParams.get("since")).toBe("2");
    expect(new URL(last().url).searchParams.get("seat")).toBe("A");
    last().open();
    last().say(state(3, { since: 2, log: [entry(2)] }));
    expect(store.getState().log.map((x) => x.n)).toEqual([0, 1, 2]);
  });

  it("waits longer each time, and starts again after a message", () => {
    expect([0, 1, 2, 10].map(backoff)).toEqual([500, 1000, 2000, 15000]);
    last().drop();
    vi.advanceTimersByTime(500);
    last().drop();
    vi.advanceTimersByTime(999);
    expect(Wire.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(Wire.all).toHaveLength(3);
  });

  it("does not try again where it may not watch", () => {
    last().drop(4403);
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(store.getState().connection).toBe("closed");
  });

  it("replaces lines that are sent again", () => {
    expect(mergedLog([entry(0), entry(1), entry(2)], 1, [entry(1, { undone: true })])).toEqual([
      entry(0),
      entry(1, { undone: true }),
    ]);
  });

  it("asks before it plays what cannot be undone freely", async () => {
    last().say(state(5, { choices: [build, discard], board: [coins(3)] }));
    store.select({ ref: "card:altar" });
    expect(last().sent).toEqual([]);
    store.choose(build);
    expect(last().sent).toEqual([{ type: "play", n: 5, move: "build altar", sure: false, id: 1 }]);
    last().say({ type: "preview", id: 1, move: "build altar", asks: true, board: { sections: [coins(2)] } });
    await vi.advanceTimersByTimeAsync(0);
    expect(last().sent).toHaveLength(1);
    expect(store.getState().preview?.board).toEqual([coins(2)]);
    store.confirm();
    expect(last().sent[1]).toEqual({ type: "play", n: 5, move: "build altar", sure: true, id: 2 });
  });

  it("ends the turn with one click when nothing else is left to do", () => {
    last().say(state(5, { choices: [done, resign] }));
    store.choose(store.getState().state?.choices?.[0] as Choice);
    expect(last().sent[0]).toMatchObject({ type: "play", move: "done", sure: true });
  });

  it("plays at once what can be undone freely, unless it should always ask", async () => {
    last().say(state(5, { choices: [build] }));
    store.select({ ref: "card:altar" });
    expect(last().sent[0]).toMatchObject({ type: "play", move: "build altar", sure: false });
    last().say({ type: "done", id: 1 });
    last().say(state(6, { choices: [build] }));
    await vi.advanceTimersByTimeAsync(0);
    store.setState({ alwaysAsk: true });
    store.select({ ref: "card:altar" });
    expect(last().sent[1]).toMatchObject({ type: "look", move: "build altar" });
    last().say({ type: "preview", id: 2, move: "build altar", asks: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(last().sent).toHaveLength(2);
    store.confirm();
    expect(last().sent[2]).toMatchObject({ type: "play", move: "build altar", sure: true });
  });

  it("puts a board together from the sections that changed, and keeps those that did not", () => {
    last().say(state(2, { log: [entry(0), entry(1)], board: [coins(3), hand] }));
    const kept = store.getState().state?.board[1];
    last().say(change(3, 2, { since: 2, log: [entry(2)], board: { sections: [coins(4)] } }));
    expect(store.getState().state?.board).toEqual([coins(4), hand]);
    expect(store.getState().state?.board[1]).toBe(kept);
    expect(store.getState().log).toHaveLength(3);
    last().say(change(3, 3, { since: 3, board: { order: ["hand"] } }));
    expect(store.getState().state?.board).toEqual([hand]);
    last().say(
      change(4, 4, { since: 3, log: [entry(3)], board: { order: ["hand", "treasury"], sections: [coins(1)] } }),
    );
    expect(store.getState().state?.board).toEqual([hand, coins(1)]);
    expect(store.getState().state).toMatchObject({ type: "state", n: 4, version: 4 });
  });

  it("puts changed hexes and items into their sections", () => {
    const board: Section[] = [
      { kind: "map", id: "map", title: "map", hexes: ["A1", "B1"].map((x, r) => ({ q: 0, r, ref: `cell:${x}` })) },
      {
        kind: "tableau",
        id: "row",
        title: "row",
        columns: ["altar", "baths"].map((x) => ({ title: x, items: [{ ref: `card:${x}` }] })),
      },
      { ...hand, items: [{ ref: "card:press" }] } as Section,
    ];
    last().say(state(2, { board }));
    const hexes = { map: [{ at: 1, hex: { q: 0, r: 1, ref: "cell:B1", seat: "A" } }] };
    const items = {
      row: [{ at: 1, item: { ref: "card:baths", can: true } }],
      hand: [{ at: 0, item: { ref: "card:press", number: 2 } }],
    };
    last().say(change(3, 2, { board: { hexes, items } }));
    expect(store.getState().state?.board).toMatchObject([
      { hexes: [{ ref: "cell:A1" }, { ref: "cell:B1", seat: "A" }] },
      { columns: [{ items: [{ ref: "card:altar" }] }, { items: [{ ref: "card:baths", can: true }] }] },
      { items: [{ ref: "card:press", number: 2 }] },
    ]);
  });

  it("asks for the whole state when it missed a change", () => {
    last().say(state(2, { log: [entry(0), entry(1)], board: [coins(3)] }));
    last().say(change(5, 4, { since: 4, log: [entry(4)], board: { sections: [coins(9)] } }));
    expect(last().sent).toEqual([{ type: "whole", since: 2, id: 1 }]);
    expect(store.getState().state?.n).toBe(2);
    last().say(state(5, { version: 4, since: 2, log: [entry(2), entry(3), entry(4)], board: [coins(9)] }));
    last().say({ type: "done", id: 1 });
    expect(store.getState().log).toHaveLength(5);
    last().say(change(6, 5, { since: 5, log: [entry(5)], board: { sections: [coins(8)] } }));
    expect(store.getState().state?.board).toEqual([coins(8)]);
  });

  it("forgets the selections when the question changes, and keeps them when it does not", () => {
    last().say(state(5, { choices: [build, discard] }));
    store.select({ ref: "card:altar" });
    last().say(state(5, { choices: [build, discard] }));
    expect(store.getState().selections).toHaveLength(1);
    last().say(state(6, { choices: [build, discard] }));
    expect(store.getState().selections).toEqual([]);
  });

  it("starts again after a private step, which adds no line", () => {
    const asked = { seat: "A", question: "Defence", rule: "R-2" };
    last().say(state(5, { asked, choices: [build, discard] }));
    store.choose(build);
    last().say(state(5, { asked: { ...asked, steps: [build] }, choices: [discard] }));
    expect(store.getState().chosen).toBeNull();
  });

  it("goes back one step at a time", () => {
    last().say(state(5, { choices: [build, discard] }));
    store.select({ ref: "card:altar" });
    store.choose(build);
    store.back();
    expect([store.getState().chosen, store.getState().selections.length]).toEqual([null, 1]);
    store.back();
    expect(store.getState().selections).toEqual([]);
  });

  it("makes the second of two choices once it is asked for", async () => {
    const take: Choice = { move: "take lamp", verb: "take", refs: ["card:lamp"], rule: "R-2" };
    const asked = { seat: "A", question: "Take", rule: "R-2" };
    const lamp = { ref: "card:lamp", verbs: ["take"] };
    last().say(state(5, { choices: [build, discard] }));
    store.choose(build, lamp);
    last().say(change(6, 2, { asked, choices: [take, { ...take, move: "take rope", refs: ["card:rope"] }] }));
    expect(last().sent.map((x) => x.move)).toEqual(["build altar"]); // the first is not answered yet
    last().say({ type: "done", id: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(last().sent.map((x) => x.move)).toEqual(["build altar", "take lamp"]);
    last().say({ type: "done", id: 2 });
    await vi.advanceTimersByTimeAsync(0);
    last().say(change(7, 3, { asked, choices: [build] }));
    store.choose(build, lamp);
    last().say({ type: "done", id: 3 });
    last().say(change(8, 4, { asked, choices: [discard] }));
    await vi.advanceTimersByTimeAsync(0);
    expect([last().sent.length, store.getState().next]).toEqual([3, null]); // another question came
  });

  it("asks why not where a thing is not lit", async () => {
    last().say(state(5, { choices: [build] }));
    void store.click("card:palace");
    expect(last().sent).toEqual([{ type: "why_not", n: 5, ref: "card:palace", id: 1 }]);
    last().say({ type: "why_not", id: 1, ref: "card:palace", why: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState().why?.ref).toBe("card:palace");
  });

  it("says that nothing was sent when the connection is lost", async () => {
    last().say(state(5, { choices: [build] }));
    last().drop();
    store.choose(build);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState().refused?.error).toBe("offline");
    vi.advanceTimersByTime(backoff(0));
    last().open();
    last().say(state(5, { choices: [build] }));
    expect(store.getState().refused).toBeNull();
  });

  it("closes the socket when there is no network", () => {
    last().say(state(5, { choices: [build] }));
    globalThis.dispatchEvent(new Event("offline"));
    expect([store.getState().connection, last().readyState]).toEqual(["waiting", 3]);
    globalThis.dispatchEvent(new Event("online"));
    expect(Wire.all).toHaveLength(2);
  });
});
