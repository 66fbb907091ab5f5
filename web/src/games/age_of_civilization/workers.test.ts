import { describe, expect, it } from "vitest";
import { nextPlaces, type Places } from "./board/workers";

const NOBODY: Places = { on: new Map(), free: [], deadly: new Set() };
const at = (...squares: string[]) => squares.map((x) => ({ at: x, deadly: x.startsWith("conquest") }));
const placed = (places: Places) => Object.fromEntries(places.on);

describe("workers", () => {
  const three = nextPlaces(NOBODY, [], 3);

  it("stay on their squares while others come before them in the row", () => {
    const first = nextPlaces(three, at("hunting"), 3);
    const second = nextPlaces(first, at("culture", "hunting"), 3);
    expect(placed(second)).toEqual({ hunting: 0, culture: 1 });
    expect(second.free).toEqual([2]);
  });

  it("go home, but not those that are lost on red", () => {
    const work = nextPlaces(nextPlaces(three, at("conquest"), 3), at("conquest", "culture"), 3);
    expect(placed(work)).toEqual({ conquest: 0, culture: 1 });
    const home = nextPlaces(work, [], 2);
    expect([...home.free].sort()).toEqual([1, 2]);
  });

  it("are new ones where there are more", () => {
    const lost = nextPlaces(nextPlaces(three, at("conquest"), 3), [], 2);
    expect(new Set(nextPlaces(lost, [], 4).free).size).toBe(4);
  });
});
