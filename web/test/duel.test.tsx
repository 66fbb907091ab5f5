/** Duel's own board: everything the server sent is there, alive, and no figure is made here. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Board } from "../src/board/board";
import { idle, type Table, TableContext } from "../src/board/context";
import { shown } from "../src/boards/duel/city";
import { zones } from "../src/boards/duel/track";
import { DUELS } from "../src/gallery/duel";
import type { Choice, Fact, Item, Section, Structure, Tableau, Track } from "../src/protocol";
import { refsOf } from "../src/table/diff";
import { Words } from "../src/words/words";

const GAME = "seven_wonders_duel";
const bundle = new FluentBundle("en", { useIsolating: false });
for (const file of ["locale/en.ftl", `games/${GAME}/locale/en.ftl`])
  bundle.addResource(new FluentResource(readFileSync(join(import.meta.dirname, "../../src/ecumene", file), "utf8")), {
    allowOverrides: true,
  });
const words = new Words("en", bundle, "AB", ["Anna", "Bo"]);

async function show(board: Section[], more: Partial<Table> = {}) {
  const drawn = (b: Section[], n: number) => (
    <TableContext value={{ ...idle(words, GAME), viewer: "A", ...more }}>
      <Board board={b} n={n} />
    </TableContext>
  );
  const made = render(drawn(board, 0));
  await vi.waitFor(() => expect(made.container.querySelector(".duel")).not.toBeNull());
  return { ...made, again: (b: Section[]) => made.rerender(drawn(b, 1)) };
}

function position(name: string): Section[] {
  return DUELS.find((x) => x.name === name)?.board ?? [];
}

const open: Item = { ref: "card:altar", tone: "blue", note: "price", number: 7, can: false, x: 3, y: 1 };
const wall = (...items: Item[]): Structure => ({ kind: "structure", title: "age1", items });
const purse: Section = { kind: "counters", title: "treasury", seat: "A", items: [{ name: "coins", value: 4 }] };
const choice = { refs: [], move: "", verb: "discard", rule: "" } as unknown as Choice;

describe("the board of Duel", () => {
  it("is drawn by the generic one until it has come", async () => {
    const { container } = render(
      <TableContext value={idle(words, GAME)}>
        <Board board={position("early")} n={3} />
      </TableContext>,
    );
    expect(container.querySelector(".board:not(.duel)")?.getAttribute("data-n")).toBe("3");
    await vi.waitFor(() => expect(container.querySelector(".board.duel")?.getAttribute("data-n")).toBe("3"));
  });

  it.each(DUELS.map((x) => x.name))("draws every thing and every counter of a position: %s", async (name) => {
    const board = position(name);
    const { container } = await show(board);
    const drawn = [...container.querySelectorAll("[data-ref]")].map((x) => x.getAttribute("data-ref"));
    const sent = board.flatMap(refsOf);
    expect(drawn.filter((x) => !x?.startsWith("seat:")).sort()).toEqual([...sent].sort());
    const counters = board.flatMap((x) => (x.kind === "counters" ? x.items : []));
    expect(container.querySelectorAll(".count")).toHaveLength(counters.length);
  });

  it("lights what may be chosen and says what was", async () => {
    const touch = vi.fn();
    const { container } = await show([wall(open)], { touch, lit: new Set(["card:altar"]) });
    fireEvent.click(container.querySelector(".structure [data-lit]") as Element);
    expect(touch).toHaveBeenCalledWith("card:altar");
  });

  it("says what is missing, to whom the prices are said only", async () => {
    const { container, unmount } = await show([wall(open), purse], { choices: [choice] });
    expect(container.querySelector(".lacks")?.textContent).toBe("−3");
    expect(container.querySelector(".structure .unseen")?.textContent).toContain("3 coins are missing");
    unmount();
    const watching = await show([wall(open), purse]);
    expect(watching.container.querySelector(".lacks")).toBeNull();
    expect(watching.container.querySelector(".state")?.textContent).toBe("7");
  });

  it("shows the chain by which a card is free", async () => {
    const facts = new Map<string, Fact[]>([["card:altar", [["free-with", { link: "moon" }]]]]);
    const { container } = await show([wall({ ...open, note: "linked", number: 0, can: true })], { facts });
    expect(container.querySelectorAll(".state[data-chain] .chain svg")).toHaveLength(2);
  });

  it("lifts a card once it is free, and no other", async () => {
    const below: Item = { ref: "card:baths", tone: "blue", note: "covered", x: 2, y: 0 };
    const { container, again } = await show([wall(below, open)]);
    expect(container.querySelector("[data-freed]")).toBeNull();
    again([wall({ ...below, note: "price", number: 1, can: true })]);
    expect(container.querySelector("[data-freed]")?.getAttribute("data-ref")).toBe("card:baths");
  });

  it("crosses out the eighth wonder, and none before", async () => {
    const { unmount } = await show(position("late"));
    expect(screen.getAllByText("back in the box")).toHaveLength(1);
    unmount();
    await show(position("draft"));
    expect(screen.queryByText("back in the box")).toBeNull();
  });

  it("joins the symbols of a pair", async () => {
    const city: Tableau = {
      kind: "tableau",
      title: "city",
      seat: "A",
      columns: [{ title: "color-green", items: [{ ref: "card:school" }, { ref: "card:academy" }] }],
    };
    const wheel: Fact[] = [["science", { symbol: "wheel" }]];
    const facts = new Map([
      ["card:school", wheel],
      ["card:academy", wheel],
    ]);
    expect(shown("wheel", city, facts)).toBe(2);
    expect(shown("quill", city, facts)).toBe(0);
    const symbols: Section = { kind: "cards", title: "symbols", seat: "A", items: [{ ref: "symbol:wheel" }] };
    const { container } = await show([city, symbols], { facts });
    expect(container.querySelector(".symbol")?.textContent).toBe(`${words.ref("symbol:wheel")}, a pair`);
    expect(container.querySelectorAll(".symbol svg")).toHaveLength(2);
  });
});

describe("the conflict", () => {
  const track = position("early").find((x) => x.kind === "track") as Track;

  it("has zones that reach up to the next one and cover everything but the middle and the capitals", () => {
    const spaces = zones(track).flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
    const all = Array.from({ length: 17 }, (_, i) => i - 8).filter((x) => x !== 0);
    expect(spaces.sort((a, b) => a - b)).toEqual(all);
  });

  it("has the own capital on the side of the own city", async () => {
    const at = (c: HTMLElement, seat: string) =>
      (c.querySelector(`.capital[data-seat="${seat}"]`) as HTMLElement).style.gridColumn;
    const a = await show(position("early"), { viewer: "A" });
    expect([at(a.container, "A"), at(a.container, "B")]).toEqual(["1 / 2", "19 / 20"]);
    a.unmount();
    const b = await show(position("early"), { viewer: "B" });
    expect([at(b.container, "B"), at(b.container, "A")]).toEqual(["1 / 2", "19 / 20"]);
    expect(b.container.querySelector(".seat-area")?.getAttribute("data-seat")).toBe("B");
  });
});
