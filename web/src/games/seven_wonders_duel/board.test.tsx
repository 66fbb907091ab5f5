/** The board of Duel draws everything that the server sent, and computes no number itself. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Board } from "../../board/board";
import { readOnlyTable, type Table, TableContext } from "../../board/context";
import type { Cards, Fact, Item, Section, Structure } from "../../protocol";
import { refsOf } from "../../table/diff";
import { Words } from "../../words/words";
import { SAMPLES } from "./samples";

const GAME = "seven_wonders_duel";
const bundle = new FluentBundle("en", { useIsolating: false });
for (const file of ["locale/en.ftl", `games/${GAME}/locale/en.ftl`])
  bundle.addResource(
    new FluentResource(readFileSync(join(import.meta.dirname, "../../../../src/ecumene", file), "utf8")),
    {
      allowOverrides: true,
    },
  );
const words = new Words("en", bundle, "AB", ["Anna", "Bo"]);

async function show(board: Section[], more: Partial<Table> = {}) {
  const drawn = (b: Section[], n: number) => (
    <TableContext value={{ ...readOnlyTable(words, GAME), viewer: "A", ...more }}>
      <Board board={b} n={n} />
    </TableContext>
  );
  const made = render(drawn(board, 0));
  await waitFor(() => expect(made.container.querySelector(".duel")).not.toBeNull());
  return { ...made, again: (b: Section[]) => made.rerender(drawn(b, 1)) };
}

function position(name: string): Section[] {
  return SAMPLES.find((x) => x.name === name)?.board ?? [];
}

const open: Item = { ref: "card:altar", tone: "blue", note: "short", number: 7, second: 3, can: false, x: 3, y: 1 };
const wall = (...items: Item[]): Structure => ({ kind: "structure", title: "age1", items });
const cards = (title: string, ...items: Item[]): Cards => ({ kind: "cards", title, seat: "A", items, limit: 6 });

describe("the board of Duel", () => {
  it("comes without a flash of another board", async () => {
    const { container } = render(
      <TableContext value={readOnlyTable(words, GAME)}>
        <Board board={position("early")} n={3} />
      </TableContext>,
    );
    expect(container.querySelector(".board [aria-busy]")).toBeTruthy();
    expect(container.querySelector(".section")).toBeNull();
    await waitFor(() => expect(container.querySelector(".board.duel")?.getAttribute("data-n")).toBe("3"));
  });

  it.each(SAMPLES.map((x) => x.name))("draws every thing and every counter of a position: %s", async (name) => {
    const board = position(name);
    const { container } = await show(board);
    const pile = container.querySelector('.discard .fold[aria-expanded="false"]');
    if (pile) fireEvent.click(pile);
    const drawn = [...container.querySelectorAll("[data-ref]")].map((x) => x.getAttribute("data-ref"));
    const sent = board.flatMap(refsOf);
    expect(drawn.filter((x) => !x?.startsWith("seat:")).sort()).toEqual([...sent].sort());
    const counters = board.flatMap((x) => (x.kind === "counters" ? x.items : []));
    expect(container.querySelectorAll(".count")).toHaveLength(counters.length);
  });

  it("lights what may be chosen and reports a click", async () => {
    const click = vi.fn();
    const { container } = await show([wall(open)], { click, lit: new Set(["card:altar"]) });
    fireEvent.click(container.querySelector(".structure [data-lit]") as Element);
    expect(click).toHaveBeenCalledWith("card:altar", expect.objectContaining({ locked: false }));
  });

  it("says how many coins are missing, as the server computed it", async () => {
    const { container, again } = await show([wall(open)]);
    expect(container.querySelector(".missing-coins")?.textContent).toBe("−3");
    expect(container.querySelector(".structure .card .screen-reader-label")?.getAttribute("aria-label")).toContain(
      "3 coins are missing",
    );
    again([wall({ ...open, note: "price", second: null, can: null })]);
    expect(container.querySelector(".missing-coins")).toBeNull();
    expect(container.querySelector(".state")?.textContent).toBe("7");
  });

  it("shows the chain by which a card is free", async () => {
    const facts = new Map<string, Fact[]>([["card:altar", [["free-with", { link: "moon" }]]]]);
    const { container } = await show([wall({ ...open, note: "linked", number: 0, can: true })], { facts });
    expect(container.querySelectorAll(".state[data-chain] .chain svg")).toHaveLength(2);
  });

  it("marks a card when it is uncovered, and no other", async () => {
    const below: Item = { ref: "card:baths", tone: "blue", note: "covered", x: 2, y: 0 };
    const { container, again } = await show([wall(below, open)]);
    expect(container.querySelector("[data-uncovered]")).toBeNull();
    again([wall({ ...below, note: "price", number: 1, can: true })]);
    expect(container.querySelector("[data-uncovered]")?.getAttribute("data-ref")).toBe("card:baths");
  });

  it("shows the eighth wonder as out of the game, and a card under those that are built", async () => {
    const wonders = [
      { ref: "wonder:sphinx", note: "raised" },
      { ref: "wonder:colossus", note: "price", number: 2, can: true },
      { ref: "wonder:piraeus", note: "boxed" },
    ];
    const { container } = await show([cards("wonders", ...wonders)]);
    expect([...container.querySelectorAll(".wonder")].map((x) => x.getAttribute("data-state"))).toEqual([
      "raised",
      "price",
      "boxed",
    ]);
    expect(container.querySelectorAll('.wonder[data-state="raised"] .card-under-wonder')).toHaveLength(1);
    expect(container.querySelectorAll(".card-under-wonder")).toHaveLength(1);
    expect(screen.getAllByText("back in the box", { selector: ".out-of-game" })).toHaveLength(1);
    expect(container.querySelectorAll(".wonder .state")).toHaveLength(1);
  });

  it("joins the symbols of a pair and says how many win", async () => {
    const { container } = await show([
      cards("symbols", { ref: "symbol:wheel", note: "pair" }, { ref: "symbol:quill" }),
    ]);
    const [pair, single] = container.querySelectorAll(".symbol");
    expect(pair?.getAttribute("aria-label")).toBe(`${words.ref("symbol:wheel")}, pair`);
    expect([pair, single].map((x) => x?.querySelectorAll("svg").length)).toEqual([2, 1]);
    expect(container.querySelector('[data-title="symbols"] h3')?.textContent).toContain("2/6");
  });

  it("has a discard pile that shows its top and unfolds, by itself where one may be chosen", async () => {
    const pile: Cards = { kind: "cards", title: "discard", items: [{ ref: "card:altar" }, { ref: "card:baths" }] };
    const seen = (box: Element) => [...box.querySelectorAll<HTMLElement>(".discard .chip")].map((x) => x.dataset.ref);
    const { container, unmount } = await show([pile]);
    expect(seen(container)).toEqual(["card:baths"]);
    fireEvent.click(container.querySelector(".discard .fold") as Element);
    expect(seen(container)).toEqual(["card:altar", "card:baths"]);
    unmount();
    const choosing = await show([pile], { lit: new Set(["card:altar"]) });
    expect(seen(choosing.container)).toEqual(["card:altar", "card:baths"]);
  });

  it("keeps names whole for those who listen or copy them", async () => {
    const { container } = await show([wall(open)]);
    expect(container.querySelector(".structure .name")?.textContent).toBe(words.ref("card:altar"));
  });
});

describe("the conflict", () => {
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
