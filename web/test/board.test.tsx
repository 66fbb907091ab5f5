/** Every kind of section is drawn, and everything on it can be clicked. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Board } from "../src/board/board";
import { readOnlyTable, type Table, TableContext } from "../src/board/context";
import { corners, hexCentre, SIZE } from "../src/board/hexes";
import { zones } from "../src/board/track";
import { BOARD, FACTS, MESSAGES } from "../src/gallery/sampleboard";
import type { Section } from "../src/protocol";
import { reuseUnchanged } from "../src/table/reuse";
import { Words } from "../src/words/words";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(readFileSync(join(import.meta.dirname, "../../src/ecumene/locale/en.ftl"), "utf8")),
);
bundle.addResource(MESSAGES, { allowOverrides: true });
const words = new Words("en", bundle, "AB", ["Anna", "Bo"]);

function show(more: Partial<Table> = {}, board: Section[] = BOARD) {
  const table = { ...readOnlyTable(words, ""), viewer: "A", facts: new Map(FACTS), ...more };
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

  it("lights what may be chosen, on cards, hexes and pieces, and reports a click", async () => {
    const click = vi.fn();
    const { container } = show({ click, lit: new Set(["card:altar", "space:b1", "unit:army"]) });
    await vi.waitFor(() => expect(container.querySelector(".hex")).toBeTruthy()); // maps are loaded when one is needed
    const lit = [...container.querySelectorAll("[data-lit]")].map((x) => x.getAttribute("data-ref"));
    expect(new Set(lit)).toEqual(new Set(["card:altar", "space:b1", "unit:army"]));
    fireEvent.click(container.querySelector(".structure [data-ref='card:altar']") as Element);
    fireEvent.keyDown(container.querySelector("[data-ref='space:b1']") as Element, { key: "Enter" });
    fireEvent.click(container.querySelector("[data-ref='unit:army']") as Element);
    expect(click.mock.calls.map(([ref]) => ref)).toEqual(["card:altar", "space:b1", "unit:army"]);
  });

  it("marks the round numbers of a long track, for screens without room for all", () => {
    const dial = (high: number): Section[] => [{ kind: "track", title: "treasury", low: 0, high, marks: [] }];
    const short = show({}, dial(9)).container.querySelector(".track");
    const long = show({}, dial(24)).container.querySelector(".track[data-long]");
    expect(short?.hasAttribute("data-long")).toBe(false);
    expect([...(long?.querySelectorAll("[data-round]") ?? [])].map((x) => x.textContent)).toEqual([
      "0",
      "5",
      "10",
      "15",
      "20",
    ]);
  });

  it("shows beside a counter what a choice would change", () => {
    show({ deltas: new Map([["treasury/A/coins", -3]]) });
    expect(screen.getByText("−3").className).toBe("delta");
  });

  it("shows only the back of a card that lies face down", () => {
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
    const lie = { flat: false, turned: false };
    const one = corners(hexCentre({ q: 0, r: 0 }, lie), SIZE, lie);
    const other = corners(hexCentre({ q: 1, r: 0 }, lie), SIZE, lie);
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
    const table = { ...readOnlyTable(words, ""), facts: new Map(FACTS) };
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

const bank: Section = {
  kind: "track",
  title: "treasury",
  seat: "A",
  low: 0,
  high: 4,
  tone: "blue",
  marks: [{ at: 3, name: "marker" }],
  scales: [{ name: "culture", values: [6, 4, 4, 0, 0] }],
};

describe("a bank", () => {
  it("shows what is left and the value of every level, and marks the present one", () => {
    const { container } = show({}, [bank]);
    expect(container.querySelectorAll(".bank-token[data-there]")).toHaveLength(3);
    expect([...container.querySelectorAll(".zone")].map((x) => x.textContent)).toEqual(["6", "4", "0"]);
    expect(container.querySelector(".zone[data-now]")?.textContent).toBe("0");
  });

  it("says in words what comes next", () => {
    const { container } = show({}, [bank]);
    expect(container.querySelector(".visually-hidden")?.textContent).toBe("culture 0, with 2 or fewer left 4");
    expect(zones([1, 1, 0])).toEqual([
      { from: 0, to: 1, value: 1 },
      { from: 2, to: 2, value: 0 },
    ]);
  });
});

describe("a track", () => {
  it("has room for several pawns in one space", () => {
    const marks = ["A", "B"].map((seat) => ({ at: 1, name: "marker", seat }));
    const { container } = show({}, [{ kind: "track", title: "war", low: 0, high: 2, marks }]);
    const spot = [...container.querySelectorAll(".spot")][1] as HTMLElement;
    expect([...spot.querySelectorAll(".pawn")].map((x) => x.getAttribute("data-seat"))).toEqual(["A", "B"]);
  });
});

describe("a card", () => {
  it("shows and says what lies on it", () => {
    const on = [
      { name: "culture", value: 2 },
      { name: "coins", value: 9 },
      { name: "points", value: 1, of: 3 },
    ];
    const { container } = show({}, [{ kind: "cards", title: "hand", seat: "A", items: [{ ref: "card:altar", on }] }]);
    const lying = [...container.querySelectorAll(".card-count")];
    expect(lying[0]?.querySelectorAll("svg")).toHaveLength(2);
    expect(lying[1]?.textContent).toBe("9");
    expect(lying[2]?.querySelectorAll(".count-step[data-done]")).toHaveLength(1);
    expect(container.querySelector(".card .screen-reader-label")?.getAttribute("aria-label")).toContain(
      "culture 2. coins 9. points 1/3",
    );
  });

  const long = [{ ref: "card:transcontinental" }, { ref: "card:altar" }];
  it.each<Section>([
    { kind: "cards", title: "hand", items: long },
    { kind: "tableau", title: "hand", columns: [{ title: "coins", items: long }] },
  ])("breaks long words between syllables only: $kind", (section) => {
    const { container } = show({}, [section]);
    const names = [...container.querySelectorAll(".name")].map((x) => x.textContent?.replaceAll("\u00AD", "-"));
    expect(names).toEqual(["Trans-con-ti-nen-tal Railroad", "Altar"]);
  });
});

describe("what is drawn again", () => {
  const seen = () => vi.spyOn(words, "label");
  const drawn = (board: Section[], more: Partial<Table> = {}) => (
    <TableContext value={{ ...table, ...more }}>
      <Board board={board} n={1} />
    </TableContext>
  );
  const table = { ...readOnlyTable(words, ""), viewer: "A", facts: new Map(FACTS) };

  it("is only the section that has changed", () => {
    const { rerender } = render(drawn(BOARD));
    const label = seen();
    const changed = BOARD.map((x) =>
      x.kind === "counters" ? { ...x, items: x.items.map((c) => ({ ...c, value: c.value + 1 })) } : x,
    );
    rerender(drawn(reuseUnchanged(BOARD, changed)));
    expect(new Set(label.mock.calls.map(([x]) => x))).toEqual(
      new Set(["treasury", "coins", "culture", "civil-actions"]),
    );
    label.mockRestore();
  });

  it("is only the thing that is lit now", () => {
    const { rerender, container } = render(drawn(BOARD));
    const label = seen();
    rerender(drawn(BOARD, { lit: new Set(["card:press"]) }));
    expect(container.querySelectorAll("[data-lit][data-ref='card:press']").length).toBeGreaterThan(1);
    expect(label).not.toHaveBeenCalled(); // no section was
    label.mockRestore();
  });
});
