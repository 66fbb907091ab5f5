/** A map is moved by buttons and keys, and the arrow keys go from hex to hex. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { describe, expect, it } from "vitest";
import { readOnlyTable, TableContext } from "../src/board/context";
import { placedPieces } from "../src/board/hex";
import {
  corners,
  fitting,
  hexCentre,
  isBetterTurned,
  keptInPane,
  mapBox,
  neighbour,
  SIDES,
  SIZE,
  shifted,
  svgPoints,
} from "../src/board/hexes";
import { MapPane } from "../src/board/mappane";
import { journeys } from "../src/board/maptravel";
import { arcOf, type MapWay, middleOf } from "../src/board/mapways";
import { BOARD, MESSAGES } from "../src/gallery/sampleboard";
import type { Hex, HexMap } from "../src/protocol";
import { Words } from "../src/words/words";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(readFileSync(join(import.meta.dirname, "../../src/ecumene/locale/en.ftl"), "utf8")),
);
bundle.addResource(MESSAGES, { allowOverrides: true });
const words = new Words("en", bundle, "AB", ["Anna", "Bo"]);
const section = BOARD.find((x) => x.kind === "map") as HexMap;
const POINTY = { flat: false, turned: false };
const FLAT = { flat: true, turned: false };

async function show(ways: readonly MapWay[] = []) {
  const table = { ...readOnlyTable(words, ""), viewer: "A" };
  const { container } = await act(async () =>
    render(
      <TableContext value={table}>
        <Suspense>
          <MapPane section={section} ways={ways} />
        </Suspense>
      </TableContext>,
    ),
  );
  const svg = container.querySelector(".map-layer > svg") as SVGSVGElement;
  return {
    container,
    pane: container.querySelector(".map-pane") as Element,
    width: () => Number(svg.getAttribute("width")),
  };
}

describe("where a map lies in its pane", () => {
  const pane = { w: 400, h: 300 };

  it("is in the middle as long as it is smaller, and never leaves a gap when it is larger", () => {
    expect(keptInPane({ x: 999, y: -999 }, { w: 200, h: 100 }, pane)).toEqual({ x: 100, y: 100 });
    expect(keptInPane({ x: 50, y: -9999 }, { w: 800, h: 600 }, pane)).toEqual({ x: 0, y: -300 });
  });

  it("fits as a whole, turned by a quarter where that makes hexes larger", () => {
    const wide = Array.from({ length: 12 }, (_, i) => ({ q: i, r: -Math.floor(i / 2), ref: `cell:${i}` }));
    expect(isBetterTurned(wide, true, { w: 1000, h: 200 })).toBe(false);
    expect(isBetterTurned(wide, true, { w: 200, h: 1000 })).toBe(true);
    const box = mapBox(wide, { flat: true, turned: true });
    const k = fitting(box, { w: 200, h: 1000 });
    expect(box.w * k).toBeLessThanOrEqual(200.001);
    expect(box.h * k).toBeLessThanOrEqual(1000.001);
  });

  it("moves just far enough to show a place", () => {
    expect(shifted({ x: 0, y: 0 }, { x: 200, y: 150 }, 20, pane)).toEqual({ x: 0, y: 0 });
    expect(shifted({ x: 0, y: 0 }, { x: 500, y: 150 }, 20, pane)).toEqual({ x: -120, y: 0 });
    expect(shifted({ x: 0, y: 0 }, { x: 200, y: -30 }, 20, pane)).toEqual({ x: 0, y: 50 });
  });
});

describe("pieces that travel", () => {
  const hex = (ref: string, q: number, soldiers: number) => ({
    q,
    r: 0,
    ref,
    pieces: soldiers ? [{ ref: "unit:soldier", seat: "A", count: soldiers }] : [],
  });

  it("come from the nearest hex that has fewer of them now", () => {
    const before = [hex("cell:a", 0, 3), hex("cell:b", 1, 0), hex("cell:c", 5, 2)];
    const after = [hex("cell:a", 0, 1), hex("cell:b", 1, 2), hex("cell:c", 5, 2)];
    expect(journeys(before, after).map(({ from, to }) => [from.ref, to.ref])).toEqual([["cell:a", "cell:b"]]);
    expect(journeys(after, after)).toEqual([]);
  });
});

describe("a map", () => {
  it("gives the focus from hex to hex by arrow keys; Tab reaches one hex", async () => {
    const { container } = await show();
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

  it("zooms by buttons and keys, and shows the whole again", async () => {
    const { pane, width } = await show();
    const before = width();
    fireEvent.click(screen.getByLabelText("Nearer"));
    expect(width()).toBeGreaterThan(before);
    fireEvent.keyDown(pane, { key: "0" });
    expect(width()).toBe(before);
    fireEvent.keyDown(pane, { key: "-" });
    expect(width()).toBe(before);
    fireEvent.keyDown(pane, { key: "+" });
    expect(width()).toBeGreaterThan(before);
    fireEvent.click(screen.getByLabelText("The whole map"));
    expect(width()).toBe(before);
    fireEvent.wheel(pane, { deltaY: -100 });
    expect(width()).toBe(before); // the page scrolls
    fireEvent.wheel(pane, { deltaY: -100, ctrlKey: true });
    expect(width()).toBeGreaterThan(before);
    fireEvent.doubleClick(pane);
    expect(width()).toBe(before);
  });

  it("has layers by key and a list of its places", async () => {
    const { pane, container } = await show();
    fireEvent.keyDown(pane, { key: "o" });
    expect(pane.getAttribute("data-layer")).toBe("owners");
    fireEvent.keyDown(pane, { key: "o" });
    expect(pane.getAttribute("data-layer")).toBeNull();
    fireEvent.click(screen.getByLabelText("Places and layers of the map"));
    const places = [...container.querySelectorAll(".place-list button")];
    expect(places[0]?.textContent).toBe("a1, forest, Anna, Settler");
    fireEvent.click(places[0] as Element);
    expect(document.activeElement?.getAttribute("data-ref")).toBe("space:a1");
    expect(container.querySelector(".place b")?.textContent).toBe("forest");
  });

  it("says of every hex what is there and whose it is, or that it is unexplored", async () => {
    await show();
    expect(screen.getByLabelText("a1, forest, Anna, Settler")).toBeTruthy();
    expect(screen.getByLabelText("b2, grassland, Army × 2 (Bo)")).toBeTruthy();
    expect(screen.getByLabelText("c1, unexplored")).toBeTruthy();
  });

  it("draws a way between two places, and opens the one where it begins", async () => {
    const [from, to] = section.hexes as [Hex, Hex];
    const way = { from: from.ref, to: to.ref, seat: "B", icons: ["food"], text: "a way" } as const;
    const { container } = await show([way, { ...way, to: "space:nowhere" }]);
    const drawn = container.querySelectorAll(".map-way");
    expect([...drawn].map((x) => [x.getAttribute("data-seat"), x.querySelector("title")?.textContent])).toEqual([
      ["B", "a way"],
    ]);
    fireEvent.click(drawn[0] as Element);
    expect((await screen.findByRole("status")).textContent).toContain(from.ref.split(":")[1]);
  });

  it("bends ways there and back apart", () => {
    const [a, b] = [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
    ];
    const [there, back] = [middleOf(arcOf(a, b)), middleOf(arcOf(b, a))];
    expect(Math.hypot(there.x - back.x, there.y - back.y)).toBeGreaterThan(20);
  });

  it("has a legend of only what is on it", async () => {
    const { container } = await show();
    const details = container.querySelector(".map-legend") as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event("toggle"));
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
    expect(neighbour(section.hexes, first as HexMap["hexes"][number], "ArrowLeft", POINTY)).toBeUndefined();
    expect(hexCentre({ q: 1, r: 0 }, POINTY).x - hexCentre({ q: 0, r: 0 }, POINTY).x).toBeCloseTo(SIZE * Math.sqrt(3));
  });

  it("lays flat hexes in columns, with arrow keys along them, and neighbours share a side", () => {
    const hexes = [
      { q: 0, r: 0, ref: "cell:A1" },
      { q: 0, r: 1, ref: "cell:A2" },
      { q: 1, r: 0, ref: "cell:B1" },
    ];
    const [a1, a2, b1] = hexes as [HexMap["hexes"][number], HexMap["hexes"][number], HexMap["hexes"][number]];
    expect(hexCentre(a2, FLAT).x).toBe(hexCentre(a1, FLAT).x);
    expect(neighbour(hexes, a1, "ArrowDown", FLAT)).toBe(a2);
    expect(neighbour(hexes, a1, "ArrowUp", FLAT)).toBeUndefined();
    expect(neighbour(hexes, a1, "ArrowRight", FLAT)).toBe(b1);
    expect(neighbour(hexes, b1, "ArrowLeft", FLAT)).toBe(a1);
    expect(neighbour(hexes, a1, "ArrowRight", { flat: true, turned: true })).toBe(a2); // as it is seen
  });

  it("has the neighbour of every side beyond that side, turned or not", () => {
    for (const lie of [POINTY, FLAT, { flat: true, turned: true }, { flat: false, turned: true }])
      for (const [side, [q, r]] of SIDES.entries()) {
        const here = corners(hexCentre({ q: 0, r: 0 }, lie), SIZE, lie);
        const there = corners(hexCentre({ q, r }, lie), SIZE, lie);
        const shared = [here[side], here[(side + 1) % 6]].map((p) => svgPoints(p ? [p] : []));
        const other = [there[(side + 4) % 6], there[(side + 3) % 6]].map((p) => svgPoints(p ? [p] : []));
        expect(shared.map((x) => x.replace("-0.0", "0.0"))).toEqual(other.map((x) => x.replace("-0.0", "0.0")));
      }
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
