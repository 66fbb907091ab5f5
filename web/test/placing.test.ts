import { describe, expect, it } from "vitest";
import { type Box, overlap, placeBeside } from "../src/board/placing";

const room: Box = { left: 0, top: 50, right: 1280, bottom: 700 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const size = { width: 300, height: 200 };
const placed = (at: Box, others: Box[] = []) => {
  const { left, top } = placeBeside(size, at, room, others);
  return box(left, top, size.width, size.height);
};

describe("a place beside a thing", () => {
  it("is right of it, or left where there is no room", () => {
    expect(placeBeside(size, box(100, 100, 80, 120), room)).toEqual({ left: 188, top: 100 });
    expect(placeBeside(size, box(1100, 100, 80, 120), room)).toEqual({ left: 792, top: 100 });
  });

  it("never leaves the room, which ends above the prompt bar", () => {
    for (const at of [box(0, 650, 80, 120), box(1240, 40, 80, 20), box(600, 690, 40, 100)]) {
      const it = placed(at);
      expect([it.left >= room.left, it.top >= room.top, it.right <= room.right, it.bottom <= room.bottom]).toEqual(
        Array(4).fill(true),
      );
      expect(overlap(it, at)).toBe(0);
    }
  });

  it("leaves other things free that can be chosen", () => {
    const at = box(500, 300, 100, 140);
    const others = [box(610, 300, 100, 140), box(720, 300, 100, 140)];
    const it = placed(at, others);
    expect(others.map((x) => overlap(it, x))).toEqual([0, 0]);
    expect(it.right).toBeLessThanOrEqual(at.left);
  });

  it("leaves neighbours free that were choices too, without going far away for them", () => {
    const at = box(500, 300, 100, 140);
    const besides = [box(610, 300, 100, 140), box(390, 300, 100, 140)];
    const { left, top } = placeBeside(size, at, room, [], besides);
    const it = box(left, top, size.width, size.height);
    expect(besides.map((x) => overlap(it, x))).toEqual([0, 0]);
    expect(it.top).toBe(at.bottom + 8);
    const everywhere = [box(0, 50, 1280, 500)];
    expect(placeBeside(size, at, room, [], everywhere).left).toBe(400); // below it, not in a corner of the room
  });

  it("covers a large thing as little as it can", () => {
    const whole = box(0, 50, 1280, 650);
    expect(overlap(placed(whole), whole)).toBe(300 * 200); // there is no free place
  });
});
