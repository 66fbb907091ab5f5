/** The board of Through the Ages: which choice belongs to which thing, and dialogs with both sides' sums. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fireEvent, render, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Board } from "../../board/board";
import { type BoardActions, readOnlyTable, type Table, TableContext } from "../../board/context";
import type { Choice, Count, Item, Section } from "../../protocol";
import { Words } from "../../words/words";
import { Acts } from "./board/acts";
import { groupsOf } from "./board/banks";
import { fitted, linesOfName } from "./board/cardface";
import { needsAsking } from "./board/forecast";
import { ladderPlaces } from "./board/rail";
import { tabOf } from "./board/tabs";
import { destinations, POOL } from "./board/workers";

const GAME = "through_the_ages";
const bundle = new FluentBundle("en", { useIsolating: false });
for (const file of ["locale/en.ftl", `games/${GAME}/locale/en.ftl`])
  bundle.addResource(
    new FluentResource(readFileSync(join(import.meta.dirname, "../../../../src/ecumene", file), "utf8")),
    { allowOverrides: true },
  );
const words = new Words("en", bundle, "AB", ["Anna", "Bo"], false, { number: "figure", place: "figure" });

const choice = (move: string, ...refs: string[]): Choice => ({ move, verb: move.split(" ")[0] ?? "", refs, rule: "" });
const TAKE = choice("take tanks", "card:tanks");
const TAKE_AT = choice("take_at tanks 9", "card:tanks", "place:9");
const BUILD = choice("build bronze", "card:bronze");
const UPGRADE = choice("upgrade bronze iron", "card:bronze", "card:iron");
const DESTROY = choice("destroy bronze", "card:bronze");
const END = choice("end");

describe("choices of things", () => {
  const acts = new Acts([TAKE, TAKE_AT, BUILD, DESTROY, UPGRADE, END]);

  it("takes the copy in the slot that is clicked, and no other", () => {
    expect(acts.ofSlot("card:tanks", 2, true)).toBe(TAKE);
    expect(acts.ofSlot("card:tanks", 8, false)).toBe(TAKE_AT);
    expect(acts.ofSlot("card:tanks", 11, false)).toBeUndefined();
  });

  it("moves a worker from the pool or from a card, and destroys last", () => {
    expect([...destinations(acts, POOL)]).toEqual([["card:bronze", BUILD]]);
    expect([...destinations(acts, "card:bronze")]).toEqual([
      ["card:iron", UPGRADE],
      [POOL, DESTROY],
    ]);
  });

  it("chooses the building itself where an event destroys one", () => {
    const event = new Acts([DESTROY]);
    expect(event.ofTechnology("card:bronze")).toEqual([DESTROY]);
    expect(event.ofWorker("card:bronze")).toEqual([]);
  });

  it("lie in one region, which a phone shows then, or in several", () => {
    expect(tabOf([choice("discard rats", "card:rats"), choice("discard iron", "card:iron")])).toBe("hand");
    expect(tabOf([choice("prepare rats", "card:rats"), choice("pass"), choice("resign")])).toBe("hand");
    expect(tabOf([TAKE, BUILD, END])).toBeUndefined();
    expect(tabOf([END])).toBeUndefined();
    expect(tabOf([DESTROY])).toBe("mine");
    const copy = choice("copy phalanx", "card:phalanx");
    expect(tabOf([copy])).toBe("world");
    expect(tabOf([copy, DESTROY, END]), "the last action was taken elsewhere").toBeUndefined();
  });

  it("asks before a turn ends that costs something", () => {
    const count = (name: string): Count => ({ name, value: 1 });
    expect(needsAsking([count("gains-culture"), count("loses-resources")])).toBe(false);
    expect(needsAsking([count("uprising")])).toBe(true);
    expect(needsAsking([count("discards")])).toBe(true);
  });
});

describe("where things stand", () => {
  it("ladders keep their order, and no mark covers another", () => {
    const places = ladderPlaces([50, 49, 48, 2]);
    expect(places[0]).toBe(0);
    for (let i = 1; i < places.length; i++)
      expect((places[i] ?? 0) - (places[i - 1] ?? 0)).toBeGreaterThanOrEqual(21.7);
    expect(places.at(-1)).toBeLessThanOrEqual(100);
  });

  it("levels of a bank with the same values are one group; the empty bank is its own", () => {
    expect(groupsOf([{ name: "corruption", values: [6, 4, 4, 2, 2, 0] }], 5)).toEqual([
      { low: 0, high: 0 },
      { low: 1, high: 2 },
      { low: 3, high: 4 },
      { low: 5, high: 5 },
    ]);
  });

  it("breaks only words that are wider than a line", () => {
    expect(fitted("Wave of Nationalism", 6.8)).toBe("Wave of Nationalism");
    expect(fitted("Transcontinental Railroad", 6.8)).toContain("\u00AD");
  });

  it("counts the lines of a name as it is broken", () => {
    expect(linesOfName("Iron", 6.8)).toBe(1);
    expect(linesOfName("Organized Religion", 6.8)).toBe(2);
    expect(linesOfName("Максимилиан Робеспьер", 6.8)).toBe(3);
  });
});

const seatSections = (seat: string, strength: number): Section[] => [
  {
    kind: "counters",
    title: "points",
    seat,
    items: [
      { name: "culture", value: 5, rate: 1 },
      { name: "science", value: 1, rate: 1 },
      { name: "strength", value: strength },
    ],
  },
  { kind: "cards", title: "military-hand", seat, items: [], limit: 2 },
];
const cards = (title: string, ...items: Item[]): Section => ({ kind: "cards", title, items });

async function show(board: Section[], choices: Choice[], more: Partial<Table> = {}) {
  const actions: BoardActions = {
    choose: vi.fn(),
    play: vi.fn(),
    select: vi.fn(),
    back: vi.fn(),
    hint: vi.fn(),
    whyNot: vi.fn(),
    setLog: vi.fn(),
  };
  const made = render(
    <TableContext value={{ ...readOnlyTable(words, GAME), viewer: "A", choices, actions, ...more }}>
      <Board board={[...board, ...seatSections("A", 2), ...seatSections("B", 4)]} n={0} />
    </TableContext>,
  );
  await waitFor(() => expect(made.container.querySelector(".ages")).not.toBeNull());
  return { ...made, actions };
}

describe("dialogs", () => {
  const sums: Section = {
    kind: "counters",
    title: "attack-sums",
    items: [
      { name: "attack-strength", value: 6 },
      { name: "defense-strength", value: 2 },
      { name: "defense-cards", value: 1 },
      { name: "cards-used", value: 1, of: 2 },
    ],
  };
  const sides = [{ ref: "card:enslave_i" }, { ref: "seat:B" }, { ref: "seat:A" }];

  it("of an attack says how much is missing, and what yielding would change", async () => {
    const give = choice("yield");
    const deltas = new Map([
      ["points/A/culture", -7],
      ["points/B/culture", 7],
    ]);
    const { container, actions } = await show([cards("attack", ...sides), sums], [give], { deltas });
    expect(container.querySelector(".a-moment h2")?.textContent).toContain("3 more strength");
    expect([...container.querySelectorAll(".a-db > b")].map((x) => x.textContent)).toEqual(["6", "3"]);
    await waitFor(() => expect(actions.hint).toHaveBeenCalledWith(give)); // an effect, which comes after the drawing
    expect(container.querySelector(".a-o")?.textContent).toMatch(/culture −7.*culture \+7/);
    fireEvent.click(container.querySelector('[data-act="yield"]') as Element);
    expect(actions.choose).toHaveBeenCalledWith(give);
  });

  it("of an auction bids what was picked", async () => {
    const bids = [choice("bid 1", "number:1"), choice("bid 2", "number:2"), choice("pass")];
    const { container, actions } = await show([cards("lot", { ref: "card:vast_territory_i" })], bids);
    fireEvent.click(container.querySelectorAll(".a-bid")[1] as Element);
    fireEvent.click(container.querySelector('[data-act="bid"]') as Element);
    expect(actions.choose).toHaveBeenCalledWith(bids[1]);
  });

  it("of an auction says so where nothing higher can be bid, and passes there", async () => {
    const pass = choice("pass");
    const { container, actions } = await show([cards("lot", { ref: "card:vast_territory_i" })], [pass]);
    expect(container.querySelector(".a-moment h2")?.textContent).toBe(words.say("web-ages-outbid"));
    fireEvent.click(container.querySelector('.a-moment [data-act="pass"]') as Element);
    expect(actions.choose).toHaveBeenCalledWith(pass);
  });

  it("of a pact shows what each side gets", async () => {
    const pact = { ref: "card:loss_of_sovereignty", note: "side-b" };
    const facts = new Map([
      [
        pact.ref,
        [
          ["pact-culture", { n: 1, side: "a" }],
          ["pact-less-culture", { n: 1, side: "b" }],
        ] as never,
      ],
    ]);
    const offer = cards("pact-offer", pact, { ref: "seat:B" }, { ref: "seat:A" });
    const { container } = await show([offer], [choice("accept"), choice("refuse")], { facts });
    const [first, second] = container.querySelectorAll(".a-outs .a-o");
    expect(first?.textContent).toContain("Anna");
    expect(first?.textContent).toContain("+1 culture");
    expect(second?.textContent).toContain("Bo");
    expect(second?.textContent).toContain("−1 culture");
  });

  it("of a pact that gives both the same shows each party its own part only", async () => {
    const pact = { ref: "card:open_borders_agreement" };
    const both = ["a", "b"].map((side) => ["pact-culture", { n: 1, side }]);
    const offer = cards("pact-offer", pact, { ref: "seat:B" }, { ref: "seat:A" });
    const facts = new Map([[pact.ref, both as never]]);
    const { container } = await show([offer], [choice("accept"), choice("refuse")], { facts });
    const parts = [...container.querySelectorAll(".a-outs .a-o")].map((x) => x.textContent);
    expect(parts).toEqual([expect.stringContaining("Bo: +1 culture"), expect.stringContaining("Anna: +1 culture")]);
    expect(parts.join()).not.toMatch(/side|Bo.*culture.*culture.*Anna/);
  });

  it("of a defence says what happens to each card, and what it adds", async () => {
    const bonus = choice("bonus shield", "card:military_bonus_i");
    const drop = choice("drop iron", "card:iron");
    const facts = new Map([[bonus.refs[0] ?? "", [["defense", { n: 4 }]] as never]]);
    const { container } = await show([cards("attack", ...sides), sums], [bonus, drop], { facts });
    const said = [...container.querySelectorAll(".a-dcards button")].map((x) => x.textContent);
    expect(said).toEqual([expect.stringMatching(/bonus card\+4$/), expect.stringMatching(/discard\+1$/)]);
  });
});

describe("the row", () => {
  const row: Section = {
    kind: "tableau",
    title: "row",
    columns: [
      { title: "row-1", items: [{ ref: "card:tanks", number: 1, x: 0 }] },
      { title: "row-3", items: [{ ref: "card:tanks", number: 3, x: 9 }] },
    ],
  };

  it("never takes another copy than the one that is clicked", async () => {
    const [click, panel] = [vi.fn(), vi.fn()];
    const more = { click, show: panel, lit: new Set(["card:tanks"]) };
    const { container, actions } = await show([row], [TAKE, choice("end")], more);
    const [near, far] = container.querySelectorAll(".a-row .a-card");
    expect([near?.hasAttribute("data-lit"), far?.hasAttribute("data-lit")]).toEqual([true, false]);
    fireEvent.click(far as Element);
    expect(actions.choose).not.toHaveBeenCalled();
    expect(click).not.toHaveBeenCalled();
    expect(panel).toHaveBeenCalled();
    fireEvent.click(near as Element);
    expect(actions.choose).toHaveBeenCalledWith(TAKE);
  });
});

describe("the own mat", () => {
  const pyramids: Section = {
    kind: "cards",
    title: "wonders",
    seat: "A",
    items: [{ ref: "card:pyramids", tone: "purple", on: [{ name: "stages", value: 1, of: 3 }] }],
  };
  const facts = new Map([["card:pyramids", [["stages", { stages: [3, 2, 1] }]] as never]]);
  const stages = [choice("stage 1", "number:1"), choice("stage 2", "number:2")];

  it("builds the next stage by a click on the wonder, and several by a click on the last of them", async () => {
    const { container, actions } = await show([pyramids], stages, { facts });
    fireEvent.click(container.querySelector(".a-umain") as Element);
    expect(actions.choose).toHaveBeenLastCalledWith(stages[0]);
    fireEvent.click(container.querySelectorAll(".a-step")[2] as Element);
    expect(actions.choose).toHaveBeenLastCalledWith(stages[1]);
  });

  it("opens the panel where a finger taps the wonder, or nothing can be built", async () => {
    const click = vi.fn();
    const tap = Object.assign(new MouseEvent("click", { bubbles: true }), { pointerType: "touch" });
    const first = await show([pyramids], stages, { facts, click });
    fireEvent(first.container.querySelector(".a-umain") as Element, tap);
    first.unmount();
    const second = await show([pyramids], [END], { facts, click });
    fireEvent.click(second.container.querySelector(".a-umain") as Element);
    expect(click).toHaveBeenCalledTimes(2);
    expect([first, second].flatMap((x) => vi.mocked(x.actions.choose).mock.calls)).toEqual([]);
  });

  it("says in whole words what the end of the turn brings", async () => {
    const end = (name: string, value: number): Section => ({
      kind: "counters",
      title: "end-of-turn",
      seat: "A",
      items: [{ name, value }],
    });
    const said = async (name: string, value: number) => {
      const { container, unmount } = await show([end(name, value)], []);
      const text = container.querySelector(`.a-fc[data-name="${name}"]`)?.textContent;
      unmount();
      return text;
    };
    expect(await said("draws", 1)).toBe("1 card to draw");
    expect(await said("draws", 2)).toBe("2 cards to draw");
    expect(await said("discards", 1)).toBe("1 card to discard");
    expect(await said("gains-culture", 3)).toBe("+3 culture");
  });

  it("shows the army on a card that is a tactic", async () => {
    const hand: Section = { kind: "cards", title: "civil-hand", seat: "A", items: [{ ref: "card:phalanx" }] };
    const army = new Map([["card:phalanx", [["army", { army: { infantry: 2, cavalry: 1 } }]] as never]]);
    const { container } = await show([hand], [], { facts: army });
    const units = container.querySelectorAll<HTMLElement>(".a-hand .a-card .a-units");
    expect([...units].map((x) => x.style.getPropertyValue("--n"))).toEqual(["2", "1"]);
  });
});
