/** Every kind of section is drawn, and everything drawn can be chosen by its reference. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Board } from "../src/board/board";
import { idle, type Table, TableContext } from "../src/board/context";
import { corners, middle } from "../src/board/map";
import { BOARD, FACTS, MESSAGES } from "../src/gallery/sample";
import type { Section } from "../src/protocol";
import { Words } from "../src/words/words";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(readFileSync(join(import.meta.dirname, "../../src/ecumene/locale/en.ftl"), "utf8")),
);
bundle.addResource(MESSAGES, { allowOverrides: true });
const words = new Words("en", bundle, "AB", ["Anna", "Bo"]);

function show(more: Partial<Table> = {}, board: Section[] = BOARD) {
  const table = { ...idle(words, ""), viewer: "A", facts: new Map(FACTS), ...more };
  return render(
    <TableContext value={table}>
      <Board board={board} n={0} />
    </TableContext>,
  );
}

describe("the generic board", () => {
  it("has every kind of section in its sample", () => {
    const kinds = ["cards", "counters", "deck", "map", "market", "structure", "table", "tableau", "track"];
    expect([...new Set(BOARD.map((x) => x.kind))].sort()).toEqual(kinds);
  });

  it("draws all of them with their headings", () => {
    const { container } = show();
    for (const x of BOARD) {
      const drawn = container.querySelector<HTMLElement>(`[data-title="${x.title}"]`);
      expect(drawn?.querySelector("h3")?.textContent).toContain(words.say(`label-${x.title}`));
    }
  });

  it("lights what may be chosen, on cards, hexes and pieces alike, and says what was chosen", () => {
    const touch = vi.fn();
    const { container } = show({ touch, lit: new Set(["card:altar", "space:b1", "unit:army"]) });
    const lit = [...container.querySelectorAll("[data-lit]")].map((x) => x.getAttribute("data-ref"));
    expect(new Set(lit)).toEqual(new Set(["card:altar", "space:b1", "unit:army"]));
    fireEvent.click(container.querySelector(".structure [data-ref='card:altar']") as Element);
    fireEvent.keyDown(container.querySelector("[data-ref='space:b1']") as Element, { key: "Enter" });
    fireEvent.click(container.querySelector("[data-ref='unit:army']") as Element);
    expect(touch.mock.calls).toEqual([["card:altar"], ["space:b1"], ["unit:army"]]);
  });

  it("shows beside a counter what a choice would change", () => {
    show({ deltas: new Map([["treasury/A/coins", -3]]) });
    expect(screen.getByText("−3").className).toBe("delta");
  });

  it("shows no more of a card face down than its back", () => {
    const { container } = show();
    const back = container.querySelector(".card.back") as HTMLElement;
    expect(within(back).queryByRole("button")).toBeNull();
    expect(back.getAttribute("aria-label")).toContain("unknown");
  });

  it("puts the own seat before the others", () => {
    const { container } = show({ viewer: "A" });
    expect([...container.querySelectorAll(".seat-area")].map((x) => x.getAttribute("data-seat"))).toEqual(["A", "B"]);
  });

  it("lays neighbouring hexes side by side: they share two corners", () => {
    const near = (a: number, b: number) => Math.abs(a - b) < 1e-6;
    const one = corners(middle(0, 0));
    const other = corners(middle(1, 0));
    const shared = one.filter((p) => other.some((q) => near(p.x, q.x) && near(p.y, q.y)));
    expect(shared).toHaveLength(2);
    expect(shared).toEqual([one[0], one[1]]); // side 0, east
  });
});

describe("a structure", () => {
  it("stays where it was laid when its outer cards are gone", () => {
    const wall = BOARD.find((x) => x.kind === "structure") as Extract<Section, { kind: "structure" }>;
    const place = (c: HTMLElement) =>
      (c.querySelector("[data-ref='card:altar']") as HTMLElement).style.getPropertyValue("--x");
    const table = { ...idle(words, ""), facts: new Map(FACTS) };
    const drawn = (items: typeof wall.items) => (
      <TableContext value={table}>
        <Board board={[{ ...wall, items }]} n={0} />
      </TableContext>
    );
    const { container, rerender } = render(drawn(wall.items));
    const before = place(container);
    rerender(drawn(wall.items.slice(2)));
    expect(place(container)).toBe(before);
    expect(before).toBe("2");
  });
});
