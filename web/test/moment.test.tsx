/** What is shown large, and what a choice says before it is made. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { readOnlyTable, TableContext } from "../src/board/context";
import { Delta } from "../src/board/counters";
import type { Section } from "../src/protocol";
import { ChosenAction } from "../src/table/chosen";
import { type Moment, MomentCard } from "../src/table/moment";
import type { Preview, TableStore } from "../src/table/store";
import { Words } from "../src/words/words";

const GAME = "through_the_ages";
const bundle = new FluentBundle("en", { useIsolating: false });
for (const file of ["locale/en.ftl", `games/${GAME}/locale/en.ftl`])
  bundle.addResource(new FluentResource(readFileSync(join(import.meta.dirname, "../../src/ecumene", file), "utf8")), {
    allowOverrides: true,
  });
const words = new Words("en", bundle, "AB", ["Anna", "Bo"], false, { number: "figure" });
const table = { ...readOnlyTable(words, GAME), viewer: "A" };
const stores = (food: number): Section[] => [
  { kind: "counters", title: "stores", seat: "A", items: [{ name: "food", value: food }] },
];

const drawn = (element: React.ReactNode) => render(<TableContext value={table}>{element}</TableContext>).container;

describe("a moment", () => {
  const moment = (verb: string, ref: string): Moment => ({
    n: 3,
    who: "B",
    event: { verb, refs: [ref] },
    others: [],
    before: stores(2),
    after: stores(4),
  });
  const chairs = [{ seat: "A" }, { seat: "B" }] as never;
  const shown = (m: Moment, question = "ActionPhase") =>
    drawn(
      <MomentCard moments={[m]} skip={vi.fn()} chairs={chairs} asked={{ seat: "B", question, rule: "" } as never} />,
    );

  it("says what it means for each player", () => {
    const rows = shown(moment("happened", "card:rats")).querySelectorAll(".consequences tr");
    expect([...rows].map((x) => x.textContent)).toEqual([
      expect.stringMatching(/Anna.*food \+2 2 → 4/),
      expect.anything(),
    ]);
  });

  it("says who has to choose because of it, but not whose turn goes on", () => {
    const last = (question: string) =>
      [...shown(moment("happened", "card:rats"), question).querySelectorAll("tr")].at(-1);
    expect(last("DestroyBuilding")?.textContent).toContain(words.say("web-moment-asked"));
    expect(last("ActionPhase")?.textContent).toContain(words.say("web-moment-none"));
  });

  it("has no figures where it is only announced: they belong to what else happened in the same line", () => {
    const card = shown(moment("age_began", "age:II"));
    expect(card.querySelector("h2")?.textContent).toContain("age II");
    expect(card.querySelector(".consequences")).toBeNull();
  });
});

describe("a choice that asks first", () => {
  const said = (more: Partial<Preview>) => {
    const preview = { type: "preview", id: 1, move: "end", asks: true, board: null, ...more } as Preview;
    const choice = { move: "end", verb: "end", refs: [], rule: "" };
    return drawn(<ChosenAction store={{} as TableStore} choice={choice} preview={preview} board={[]} busy={false} />);
  };

  it("says that something new is shown where chance decides, and never that the turn ends", () => {
    const text = said({ shows: true }).textContent;
    expect(text).toContain(words.say("web-asks-shows"));
    expect(text).not.toContain(words.say("web-asks-turn"));
  });

  it("says that the turn ends where nothing is shown", () => {
    const text = said({ shows: false, board: stores(2) }).textContent;
    expect(text).toContain(words.say("web-asks-turn"));
    expect(text).not.toContain(words.say("web-asks-shows"));
  });
});

describe("a change", () => {
  const bad = (value: number, of: string) =>
    drawn(<Delta value={value} of={of} />)
      .querySelector(".delta")
      ?.hasAttribute("data-bad");

  it("is bad where less is left, or more of what is worse", () => {
    expect([bad(2, "food"), bad(-2, "food")]).toEqual([false, true]);
    expect([bad(2, "loses-resources"), bad(-2, "loses-resources")]).toEqual([true, false]);
  });
});
