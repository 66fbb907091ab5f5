/** How motion is planned and queued. Browser tests check that things really move. */
import { describe, expect, it } from "vitest";
import { BoardQueue, finishMotion, motionIsOff, type Place, planMotion, tick } from "../src/board/motion";
import type { Section } from "../src/protocol";

const at = (x: number, y: number, more: Partial<Place> = {}): Place => {
  return { x, y, w: 100, h: 100, back: false, receives: false, ...more };
};
const places = (x: Record<string, Place>) => new Map(Object.entries(x));

describe("what moves", () => {
  it("moves from where it was, the farthest first; what stayed does not move", () => {
    const was = places({ a: at(0, 0), b: at(0, 0), c: at(5, 5) });
    const now = places({ a: at(10, 0), b: at(300, 400, { w: 50, h: 50 }), c: at(6, 5) });
    expect(planMotion(was, now)).toEqual([
      { key: "b", kind: "move", dx: -300, dy: -400, scale: 1.6 },
      { key: "a", kind: "move", dx: -10, dy: 0, scale: 1 },
    ]);
  });

  it("leaves out things that were all pushed aside by the same distance", () => {
    const many = Array.from({ length: 12 }, (_, i) => `m${i}`);
    const row = (y: number) => Object.fromEntries(many.map((key, i) => [key, at(i * 10, y)]));
    const steps = planMotion(places({ ...row(0), pawn: at(0, 500) }), places({ ...row(64), pawn: at(40, 564) }));
    expect(steps.map((x) => x.key)).toEqual(["pawn"]);
  });

  it("turns over where a back lay, and appears elsewhere", () => {
    const was = places({ "card:?@1,1": at(50, 50, { back: true }) });
    expect(planMotion(was, places({ altar: at(51, 50), baths: at(200, 50) }))).toEqual([
      { key: "altar", kind: "turn" },
      { key: "baths", kind: "appear" },
    ]);
  });

  it("goes under the thing that received it, if it is clear which", () => {
    const under = places({ "under:wonder:sphinx": at(100, 0, { receives: true }) });
    expect(planMotion(places({ altar: at(0, 0) }), under)).toEqual([
      { key: "under:wonder:sphinx", kind: "move", dx: -100, dy: 0, scale: 1 },
    ]);
    expect(planMotion(places({ altar: at(0, 0), baths: at(9, 9) }), under)[0]?.kind).toBe("appear");
  });
});

describe("moves in a row", () => {
  const seen = (n: number) => ({ n, board: [] as Section[] });

  it("are shown one by one, each for a while", () => {
    const pace = new BoardQueue();
    expect(pace.offer(seen(1), 500, 0).n).toBe(1); // the first board
    expect(pace.offer(seen(2), 500, 10).n).toBe(2); // the first move, at once
    expect(pace.offer(seen(3), 500, 20).n).toBe(2);
    expect(pace.offer(seen(4), 500, 30).n).toBe(2);
    expect(pace.due(500, 30)).toBe(480);
    pace.next(510);
    const last = seen(4);
    expect(pace.offer(last, 500, 520).n).toBe(3);
    pace.next(1010);
    expect(pace.offer(last, 500, 1020).n).toBe(4);
    expect(pace.due(500, 1020)).toBeNull();
  });

  it("are skipped to the newest", () => {
    const pace = new BoardQueue();
    const newest = seen(4);
    for (const x of [seen(1), seen(2), seen(3), newest]) pace.offer(x, 500, 0);
    expect(pace.last()).toBe(true);
    expect(pace.last()).toBe(false);
    expect(pace.offer(newest, 500, 1).n).toBe(4);
    expect(pace.offer(seen(5), 500, 2).n).toBe(5);
  });

  it("never wait without motion, when going back, or after too many", () => {
    const none = new BoardQueue();
    expect([1, 2, 3].map((n) => none.offer(seen(n), 0, 0).n)).toEqual([1, 2, 3]);
    const pace = new BoardQueue();
    expect([1, 5, 6, 2].map((n) => pace.offer(seen(n), 500, 0).n)).toEqual([1, 5, 5, 2]);
    const many = new BoardQueue();
    const shown = Array.from({ length: 20 }, (_, n) => many.offer(seen(n), 500, 0).n);
    expect(Math.max(...shown.map((x, n) => n - x))).toBeLessThan(9);
  });

  it("are replaced by a newer board of the same move", () => {
    const pace = new BoardQueue();
    for (const n of [1, 2, 3]) pace.offer(seen(n), 500, 0);
    const newer = seen(3);
    expect(pace.offer(newer, 500, 1).n).toBe(2);
    pace.next(600);
    expect(pace.offer(newer, 500, 600).board).toBe(newer.board);
  });
});

describe("a number", () => {
  it("has its new value at once where motion is off", () => {
    const shown: number[] = [];
    expect(motionIsOff()).toBe(true); // there is no matchMedia here
    tick(1, 9, (x) => shown.push(x));
    finishMotion();
    expect(shown).toEqual([9]);
  });
});
