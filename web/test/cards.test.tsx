/** The list of cards: found by name and filter, opened by click, Enter or address. */
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rulesNaming, rulesOfFacts } from "../src/board/rulelinks";
import Cards from "../src/pages/cards";
import { useSettings } from "../src/settings";

const card = (ref: string, tone: string, deck: string, unverified: string[] = []) => ({
  ref,
  kind: ref.split(":")[0],
  facts: [["points", { n: 3 }]],
  unverified: unverified,
  tone,
  deck,
  listed: true,
});
const CARDS = [
  card("card:quarry", "brown", "age1"),
  card("card:baths", "blue", "age1"),
  card("card:senate", "blue", "age3"),
  card("wonder:great_library", "", ""),
];
const RULES = [
  { id: "SWD-1.1", chapter: "1", text: "Quarry and Great Library." },
  { id: "SWD-1.2", chapter: "1", text: "The quarry of nobody." },
];
const AGES = [card("card:fortifications", "", "", ["tactical", "obsolete"]), card("card:riflemen", "", "")].map(
  (x) => ({
    ...x,
    facts: [["culture", { n: 1 }]],
  }),
);
const GAMES = [
  { id: "seven_wonders_duel", prefix: "SWD", seats: "AB" },
  { id: "through_the_ages", prefix: "TTA", seats: "ABCD", unverified: true },
];

beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.endsWith("/rules")) return Response.json({ rules: RULES });
    if (!path.endsWith("/cards")) return Response.json(GAMES);
    return Response.json({ cards: path.includes("ages") ? AGES : CARDS, rule_links: { points: "SWD-1.3" } });
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

async function show(more = "", game = "seven_wonders_duel") {
  history.replaceState(null, "", `/cards/${game}${more}`);
  await act(async () => {
    render(
      <Suspense>
        <Cards game={game} />
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

  it("are filtered by the address, and the address follows the filters", async () => {
    await show("?type=color-blue&q=bath");
    expect(shown()).toEqual(["card:baths"]);
    await act(async () => fireEvent.change(screen.getByRole("searchbox"), { target: { value: "" } }));
    expect(location.search).toBe("?type=color-blue");
  });

  it("open with their facts, rules and address, and give the focus back", async () => {
    await show();
    await act(async () => fireEvent.click(opener("card:quarry")));
    expect(location.hash).toBe("#card:quarry");
    const whole = within(await screen.findByRole("dialog", { name: "Quarry" }));
    expect(whole.getByText("3 points")).toBeTruthy();
    expect((await whole.findByText("SWD-1.1")).getAttribute("href")).toBe("/rules/seven_wonders_duel#SWD-1.1");
    expect(whole.getByText("SWD-1.3")).toBeTruthy();
    expect(whole.queryByText("SWD-1.2")).toBeNull();
    expect(whole.getByRole("button", { name: "Copy the link to Quarry" })).toBeTruthy();
    await act(async () => fireEvent.click(whole.getByRole("button", { name: "Close" })));
    await waitFor(() => expect(document.activeElement).toBe(opener("card:quarry")));
    expect(location.hash).toBe("");
    expect(document.querySelector("dialog")).toBeNull();
  });

  it("close by going back", async () => {
    await show();
    await act(async () => fireEvent.click(opener("card:baths")));
    await act(async () => history.back());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(location.pathname).toBe("/cards/seven_wonders_duel");
    expect(document.activeElement).toBe(opener("card:baths"));
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

  it("are marked if a figure is unverified, and only then", async () => {
    await show("", "through_the_ages");
    const marked = [...document.querySelectorAll(".card-list .unverified-mark")].map((x) => x.parentElement?.id);
    expect(marked).toEqual(["card:fortifications"]);
    await act(async () => fireEvent.click(screen.getByLabelText("only with reconstructed figures")));
    expect(shown()).toEqual(["card:fortifications"]);
    await act(async () => fireEvent.click(opener("card:fortifications")));
    const whole = within(await screen.findByRole("dialog"));
    expect(whole.getByText("Reconstructed: strength of an army, strength of an old army.")).toBeTruthy();
    expect(whole.getByText("Read the note").getAttribute("href")).toBe(
      "/rules/through_the_ages#chapter-unverified-figures",
    );
  });

  it("get the focus by arrow keys", async () => {
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
    expect([...rulesNaming(rules, refs).keys()]).toEqual([
      "card:impact_of_agriculture",
      "card:plunder_i",
      "card:plunder_ii",
    ]);
  });
});

describe("the rules of a card", () => {
  it("are those of its facts, by what a fact names too, each once", () => {
    const links = { cost: "T-1", "kind-leader": "T-2", worth: "T-1" };
    expect(
      rulesOfFacts(
        [
          ["kind", { kind: "leader" }],
          ["cost", { n: 1 }],
          ["worth", { n: 2 }],
          ["odd", {}],
        ],
        links,
      ),
    ).toEqual(["T-2", "T-1"]);
  });
});
