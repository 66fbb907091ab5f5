/** A map is moved by buttons and keys, and the arrow keys go from hex to hex. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { readOnlyTable, TableContext } from "../src/board/context";
import { placedPieces } from "../src/board/hex";
import {
  centre,
  corners,
  hexCentre,
  keptOnMap,
  mapBounds,
  movedToShow,
  neighbour,
  SIZE,
  zoomed,
} from "../src/board/hexes";
import { HexMapView } from "../src/board/map";
import { BOARD, MESSAGES } from "../src/gallery/sampleboard";
import type { HexMap } from "../src/protocol";
import { Words } from "../src/words/words";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(readFileSync(join(import.meta.dirname, "../../src/ecumene/locale/en.ftl"), "utf8")),
);
bundle.addResource(MESSAGES, { allowOverrides: true });
const words = new Words("en", bundle, "AB", ["Anna", "Bo"]);
const section = BOARD.find((x) => x.kind === "map") as HexMap;
const all = mapBounds(section.hexes);

function show() {
  const { container } = render(
    <TableContext value={{ ...readOnlyTable(words, ""), viewer: "A" }}>
      <HexMapView section={section} />
    </TableContext>,
  );
  const svg = container.querySelector("svg[role=group]") as SVGSVGElement;
  return { container, svg, box: () => (svg.getAttribute("viewBox") ?? "").split(" ").map(Number) };
}

describe("what part of a map is in view", () => {
  it("is at most the whole map and at least a few hexes", () => {
    expect(zoomed(all, 1.5, centre(all), all)).toEqual(all);
    let view = all;
    for (let i = 0; i < 20; i++) view = zoomed(view, 0.7, centre(view), all);
    expect(view.w).toBe(SIZE * 4);
  });

  it("keeps the place under the pointer, and its centre on the map", () => {
    const at = centre(all);
    const near = zoomed(all, 0.8, at, all);
    expect((at.x - near.x) / near.w).toBeCloseTo((at.x - all.x) / all.w);
    const lost = keptOnMap({ ...near, x: 10_000 }, all);
    expect(lost.x + lost.w / 2).toBe(all.x + all.w);
  });

  it("moves just far enough to show a whole hex", () => {
    const view = { x: 0, y: 0, w: 200, h: 200 };
    const wide = { x: -500, y: -500, w: 1500, h: 1500 };
    expect(movedToShow(view, { x: 100, y: 100 }, wide)).toEqual(view);
    expect(movedToShow(view, { x: 300, y: 100 }, wide).x).toBe(300 + SIZE - 200);
    expect(movedToShow(view, { x: -20, y: 100 }, wide).x).toBe(-20 - SIZE);
  });
});

describe("a map", () => {
  it("gives the focus from hex to hex by arrow keys; Tab reaches one hex", () => {
    const { container } = show();
    const focused = () => document.activeElement?.getAttribute("data-ref");
    expect(container.querySelectorAll(".hex[tabindex='0']")).toHaveLength(1);
    (container.querySelector(".hex[tabindex='0']") as SVGElement).focus();
    expect(focused()).toBe("space:a1");
    for (const [key, ref] of [
      ["ArrowRight", "space:a2"],
      ["ArrowRight", "space:c1"],
      ["ArrowDown", "space:b2"],
      ["ArrowLeft", "space:b1"],
      ["ArrowUp", "space:a1"],
      ["ArrowUp", "space:a1"], // the edge of the world
    ]) {
      fireEvent.keyDown(document.activeElement as Element, { key });
      expect(focused()).toBe(ref);
    }
    expect(container.querySelectorAll(".hex[tabindex='0']")).toHaveLength(1);
  });

  it("zooms by buttons and keys; it has buttons to move it only when it is zoomed in", () => {
    const { svg, box } = show();
    const before = box();
    expect(screen.queryByLabelText("Map to the left")).toBeNull();
    fireEvent.click(screen.getByLabelText("Nearer"));
    expect(box()[2]).toBeLessThan(before[2] as number);
    const x = box()[0] as number;
    fireEvent.click(screen.getByLabelText("Map to the left"));
    expect(box()[0]).toBeLessThan(x);
    fireEvent.keyDown(svg, { key: "0" });
    expect(box()).toEqual(before);
    fireEvent.keyDown(svg, { key: "+" });
    fireEvent.click(screen.getByLabelText("The whole map"));
    expect(box()).toEqual(before);
  });

  it("says of every hex what is there and whose it is, or that it is unexplored", () => {
    show();
    expect(screen.getByLabelText("a1, forest, Anna, Settler")).toBeTruthy();
    expect(screen.getByLabelText("b2, grassland, Army × 2 (Bo)")).toBeTruthy();
    expect(screen.getByLabelText("c1, unexplored")).toBeTruthy();
  });

  it("has a legend of only what is on it", () => {
    const { container } = show();
    const legend = [...container.querySelectorAll(".map-legend li")].map((x) => x.textContent?.replace("?", ""));
    expect(legend).toEqual([
      "forest",
      "sea",
      "mountains",
      "grassland",
      "unexplored",
      "Settler",
      "Army",
      "river",
      "Anna",
      "Bo",
    ]);
  });

  it("finds the neighbour in a row by the place, not by the number", () => {
    const [first] = section.hexes;
    expect(neighbour(section.hexes, first as HexMap["hexes"][number], "ArrowLeft")).toBeUndefined();
    expect(hexCentre(1, 0).x - hexCentre(0, 0).x).toBeCloseTo(SIZE * Math.sqrt(3));
  });

  it("lays flat hexes in columns, with arrow keys along them, and neighbours share a side", () => {
    const hexes = [
      { q: 0, r: 0, ref: "cell:A1" },
      { q: 0, r: 1, ref: "cell:A2" },
      { q: 1, r: 0, ref: "cell:B1" },
    ];
    const [a1, a2, b1] = hexes as [HexMap["hexes"][number], HexMap["hexes"][number], HexMap["hexes"][number]];
    expect(hexCentre(0, 1, true).x).toBe(hexCentre(0, 0, true).x);
    expect(neighbour(hexes, a1, "ArrowDown", true)).toBe(a2);
    expect(neighbour(hexes, a1, "ArrowUp", true)).toBeUndefined();
    expect(neighbour(hexes, a1, "ArrowRight", true)).toBe(b1);
    expect(neighbour(hexes, b1, "ArrowLeft", true)).toBe(a1);
    const here = corners(hexCentre(0, 0, true), SIZE, true); // side 0 of A1 is side 3 of B1, south-east of it
    const there = corners(hexCentre(1, 0, true), SIZE, true);
    expect(here[0]?.x).toBeCloseTo(there[4]?.x ?? 0);
    expect(here[1]?.y).toBeCloseTo(there[3]?.y ?? 0);
  });
});

describe("what stands on a hex", () => {
  const city = ["settlement", "fortress", "academy", "temple", "port"].map((x) => ({ ref: `piece:${x}`, seat: "A" }));
  const units = ["settler", "soldier"].map((x) => ({ ref: `unit:${x}`, seat: "A", count: 3 }));
  const rows = (all: ReturnType<typeof placedPieces>) => [...new Set(all.map((x) => x.y))].sort((a, b) => a - b);

  it("has buildings above units, each piece in its own place and on the hex", () => {
    const all = placedPieces([...units, ...city, { ref: "mood:angry" }]);
    expect(all).toHaveLength(8);
    expect(rows(all)).toHaveLength(3);
    const lowest = Math.max(...all.filter((x) => x.piece.ref.startsWith("piece:")).map((x) => x.y));
    for (const x of all.filter((x) => x.piece.ref.startsWith("unit:"))) expect(x.y).toBeGreaterThan(lowest);
    for (const x of all) expect(Math.hypot(x.x, x.y) + x.size / 2).toBeLessThan(SIZE);
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1))
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual((a.size + b.size) / 2 - 1);
  });

  it("is as large as there is room", () => {
    const sizes = (n: number) => placedPieces(city.slice(0, n)).map((x) => x.size);
    expect(new Set(sizes(3))).toEqual(new Set([sizes(1)[0]]));
    expect(sizes(4)[0]).toBeLessThan(sizes(3)[0] as number);
    expect(placedPieces(units)[0]?.size).toBeGreaterThan(sizes(1)[0] as number);
  });
});
