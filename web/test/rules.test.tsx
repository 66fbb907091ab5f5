/** The list of rules: found by words, linked by id, shown where the address points; and every icon explained. */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Legend, { BUTTONS, LEGEND } from "../src/pages/legend";
import Rules, { chaptersOf, entryKind, ruleMeant, rulesWithWords } from "../src/pages/rules";

const RULES = [
  { id: "SWD-1.1", chapter: "1. Terms", text: "A *city* is what you built; see 4.2 and SWD-X1." },
  { id: "SWD-4.2", chapter: "4. Turn › Take a card", text: "Take one card. Version 9.9 of R-1, up to 4.2%." },
  { id: "SWD-X1", chapter: "Worked examples", text: "Anton takes **Quarry** by 4.2b." },
  { id: "R-1", chapter: "Rulings", text: "**Taking.** Never two." },
  { id: "unverified-figures-1", chapter: "Doubtful figures", text: "Quarry 1." },
];
const GAMES = [{ id: "seven_wonders_duel", prefix: "SWD", seats: "AB" }];

beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string) => Response.json(path.endsWith("/rules") ? { rules: RULES } : GAMES));
  Element.prototype.scrollIntoView = vi.fn();
  history.replaceState(null, "", "/rules/seven_wonders_duel");
});
afterEach(() => vi.unstubAllGlobals());

async function show(page = <Rules game="seven_wonders_duel" />) {
  await act(async () => {
    render(<Suspense>{page}</Suspense>);
  });
  return screen.findByRole("heading", { level: 1 });
}

async function go(hash: string) {
  await act(async () => {
    history.replaceState(null, "", hash);
    dispatchEvent(new HashChangeEvent("hashchange"));
  });
}

const shown = () => [...document.querySelectorAll(".rule")].map((x) => x.id);

describe("entries", () => {
  it("are rules, examples, rulings and notes", () => {
    expect(RULES.map((r) => entryKind(r.id))).toEqual(["", "", "example", "ruling", "note"]);
  });

  it("lie in chapters and their parts, in order", () => {
    const chapters = chaptersOf(RULES);
    expect(chapters.map(([x]) => x)).toEqual(["1. Terms", "4. Turn", "Worked examples", "Rulings", "Doubtful figures"]);
    expect(chapters[1]?.[1].map(([part]) => part)).toEqual(["Take a card"]);
  });

  it("are found by all the words, in any order, or by id", () => {
    expect(rulesWithWords(RULES, "card TAKE").map((r) => r.id)).toEqual(["SWD-4.2"]);
    expect(rulesWithWords(RULES, "swd-x").map((r) => r.id)).toEqual(["SWD-1.1", "SWD-X1"]);
    expect(rulesWithWords(RULES, " ")).toHaveLength(5);
  });

  it("are found by their number, with or without the game's letters", () => {
    const ids = new Set(RULES.map((r) => r.id));
    const of = (text: string) => ruleMeant(text, ids, "SWD");
    expect(["4.2", "SWD-4.2", "4.2b", "X1", "R-1", "9.9"].map(of)).toEqual([
      "SWD-4.2",
      "SWD-4.2",
      "SWD-4.2",
      "SWD-X1",
      "R-1",
      "",
    ]);
  });
});

describe("the page", () => {
  it("links the rules that a text names, and nothing else", async () => {
    await show();
    const links = (id: string) => {
      const text = document.getElementById(id)?.querySelector<HTMLElement>(".rule-text");
      return within(text as HTMLElement)
        .queryAllByRole("link")
        .map((x) => x.getAttribute("href"));
    };
    expect(links("SWD-1.1")).toEqual(["#SWD-4.2", "#SWD-X1"]);
    expect(links("SWD-4.2")).toEqual(["#R-1"]);
    expect(links("SWD-X1")).toEqual(["#SWD-4.2"]);
    expect(document.querySelectorAll("[data-rule-kind=example]")).toHaveLength(1);
  });

  it("filters while one types, and says how many are left", async () => {
    await show();
    await act(async () => fireEvent.change(screen.getByRole("searchbox"), { target: { value: "quarry" } }));
    expect(shown()).toEqual(["SWD-X1", "unverified-figures-1"]);
    expect(screen.getByRole("status").textContent).toContain("2");
    await act(async () => fireEvent.change(screen.getByRole("searchbox"), { target: { value: "zebra" } }));
    expect(shown()).toEqual([]);
  });

  it("marks the rule of the address, and shows it even if a search hid it", async () => {
    await show();
    await act(async () => fireEvent.change(screen.getByRole("searchbox"), { target: { value: "quarry" } }));
    await go("#R-1");
    expect(shown()).toHaveLength(RULES.length + 6); // and the platform's own
    expect([...document.querySelectorAll("[data-here]")].map((x) => x.id)).toEqual(["R-1"]);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  it("copies the link to a rule", async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal("navigator", { ...navigator, languages: ["en"], clipboard: { writeText } });
    await show();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Copy the link to SWD-4.2" })));
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/rules/seven_wonders_duel#SWD-4.2`);
    expect(screen.getByRole("button", { name: "Copied" })).toBeTruthy();
  });
});

describe("the legend", () => {
  it("draws and names every icon of the table", async () => {
    await show(<Legend />);
    const rows = [...document.querySelectorAll(".icon-list li")];
    expect(rows).toHaveLength(Object.keys(LEGEND).length + 4 + 3 + Object.keys(BUTTONS).length);
    for (const row of rows) expect(row.querySelector(".tile + span")?.textContent).toMatch(/\S/);
    expect(document.querySelectorAll(".icon-list .icon")).toHaveLength(Object.keys(LEGEND).length);
  });
});
