/** The encyclopedia: cards found by name and filter, opened by click, Enter or address. */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Cards, { mentions } from "../src/pages/cards";
import { useSettings } from "../src/settings";

const card = (ref: string, tone: string, deck: string, doubtful: string[] = []) => ({
  ref,
  kind: ref.split(":")[0],
  facts: [["points", { n: 3 }]],
  doubtful,
  tone,
  deck,
});
const CARDS = [
  card("card:quarry", "brown", "age1", ["doubtful-figures-1"]),
  card("card:baths", "blue", "age1"),
  card("card:senate", "blue", "age3"),
  card("wonder:great_library", "", ""),
];
const RULES = [
  { id: "SWD-1.1", chapter: "1", text: "Quarry and Great Library." },
  { id: "SWD-1.2", chapter: "1", text: "The quarry of nobody." },
];
const GAMES = [{ id: "seven_wonders_duel", prefix: "SWD", seats: "AB" }];

beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.endsWith("/rules")) return Response.json({ rules: RULES });
    return Response.json(path.endsWith("/cards") ? { cards: CARDS } : GAMES);
  });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSettings.setState({ lang: "" });
});

async function show(hash = "") {
  history.replaceState(null, "", `/cards/seven_wonders_duel${hash}`);
  await act(async () => {
    render(
      <Suspense>
        <Cards game="seven_wonders_duel" />
      </Suspense>,
    );
  });
  await screen.findByRole("heading", { level: 1 });
}

const shown = () => [...document.querySelectorAll(".card-list > li")].map((x) => x.id);
const opener = (ref: string) => document.getElementById(ref)?.querySelector("button") as HTMLElement;

async function choose(label: string, value: string) {
  await act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
}

describe("cards", () => {
  it("are filtered by what they are, age and type", async () => {
    await show();
    expect(shown()).toEqual(CARDS.map((x) => x.ref));
    await choose("Type", "color-blue");
    expect(shown()).toEqual(["card:baths", "card:senate"]);
    await choose("Age", "age3");
    expect(shown()).toEqual(["card:senate"]);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Show all" })));
    await choose("What it is", "wonder");
    expect(shown()).toEqual(["wonder:great_library"]);
  });

  it("are found by name in the reader's language", async () => {
    useSettings.setState({ lang: "uk" });
    await show();
    const name = opener("card:senate").querySelector(".name")?.textContent as string;
    expect(name).toMatch(/[а-яіїє]/i);
    await act(async () => fireEvent.change(screen.getByRole("searchbox"), { target: { value: name.toUpperCase() } }));
    expect(shown()).toEqual(["card:senate"]);
  });

  it("open with their facts, doubts, rules and address, and give the focus back", async () => {
    await show();
    await act(async () => fireEvent.click(opener("card:quarry")));
    expect(location.hash).toBe("#card:quarry");
    const whole = within(await screen.findByRole("dialog", { name: "Quarry" }));
    expect(whole.getByText("3 points")).toBeTruthy();
    expect(whole.getByText("Read the note").getAttribute("href")).toBe("/rules/seven_wonders_duel#doubtful-figures-1");
    expect((await whole.findByText("SWD-1.1")).getAttribute("href")).toBe("/rules/seven_wonders_duel#SWD-1.1");
    expect(whole.queryByText("SWD-1.2")).toBeNull();
    expect(whole.getByRole("button", { name: "Copy the link to Quarry" })).toBeTruthy();
    await act(async () => fireEvent.click(whole.getByRole("button", { name: "Close" })));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(location.hash).toBe("");
    expect(document.activeElement).toBe(opener("card:quarry"));
  });

  it("open by address, and none by an address that is no card's", async () => {
    await show("#wonder:great_library");
    expect(screen.getByRole("dialog")).toBeTruthy();
    await act(async () => {
      history.replaceState(null, "", "#card:zebra");
      dispatchEvent(new HashChangeEvent("hashchange"));
    });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("are marked where a figure is a reconstruction, and only there", async () => {
    await show();
    const marked = [...document.querySelectorAll(".card-list .doubt-mark")].map((x) => x.parentElement?.id);
    expect(marked).toEqual(["card:quarry"]);
  });

  it("are walked over with arrows", async () => {
    await show();
    opener("card:quarry").focus();
    fireEvent.keyDown(opener("card:quarry"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(opener("card:baths"));
    fireEvent.keyDown(opener("card:baths"), { key: "End" });
    expect(document.activeElement).toBe(opener("wonder:great_library"));
  });
});

describe("rules that name a card", () => {
  it("take the longest name, as the list writes it, whatever the age", () => {
    const rules = [{ id: "T-1", chapter: "", text: "Impact of Agriculture, Plunder; agriculture." }];
    const refs = ["card:agriculture", "card:impact_of_agriculture", "card:plunder_i", "card:plunder_ii"];
    expect([...mentions(rules, refs).keys()]).toEqual([
      "card:impact_of_agriculture",
      "card:plunder_i",
      "card:plunder_ii",
    ]);
  });
});
