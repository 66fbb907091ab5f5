/** What is shown large, and what a choice says before it is made. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { readOnlyTable, TableContext } from "../src/board/context";
import { Delta } from "../src/board/counters";
import { traitsOf } from "../src/games";
import type { Entry, Said, Section } from "../src/protocol";
import { ChosenAction } from "../src/table/chosen";
import { MomentCard } from "../src/table/moment";
import { type Moment, momentsIn } from "../src/table/moments";
import type { Preview, TableStore } from "../src/table/store";
import { onlyPass } from "../src/table/turn";
import { Words } from "../src/words/words";

const GAME = "through_the_ages";
function wordsOf(game: string): Words {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of ["locale/en.ftl", `games/${game}/locale/en.ftl`])
    bundle.addResource(new FluentResource(readFileSync(join(import.meta.dirname, "../../src/ecumene", file), "utf8")), {
      allowOverrides: true,
    });
  return new Words("en", bundle, "AB", ["Anna", "Bo"], false, { number: "figure" });
}
const words = wordsOf(GAME);
const table = { ...readOnlyTable(words, GAME), viewer: "A" };
const stores = (food: number): Section[] => [
  { kind: "counters", title: "stores", seat: "A", items: [{ name: "food", value: food }] },
];

const drawn = (element: React.ReactNode) => render(<TableContext value={table}>{element}</TableContext>).container;

const said = (text: string): Said => {
  const [verb = "", ...refs] = text.split(" ");
  const kinds: Record<string, string> = { A: "seat", B: "seat" };
  const ref = (x: string) => `${kinds[x] ?? (/^\d/.test(x) ? "number" : "card")}:${x}`;
  return { verb, refs: refs.map(ref) };
};
const line = (who: string, ...events: string[]): Entry => ({ n: 3, who, events: events.map(said) });
const traits = traitsOf(GAME);

describe("a moment", () => {
  const moment = (verb: string, ref: string): Moment => ({
    n: 3,
    who: "B",
    event: { verb, refs: [ref] },
    others: [],
    sums: null,
    mixed: false,
    before: stores(2),
    after: stores(4),
    now: stores(4),
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

  it("says of other players than those it names only what changes for them", () => {
    const completed = {
      ...moment("completed", "seat:B"),
      event: { verb: "completed", refs: ["seat:B", "card:pyramids"] },
    };
    const card = shown({ ...completed, after: stores(2) });
    expect([...card.querySelectorAll("tr")].map((x) => x.textContent)).toEqual([expect.stringContaining("Bo")]);
    expect(card.querySelector(".moment-who"), "the sentence names who did it").toBeNull();
    expect(shown(completed).querySelectorAll("tr").length).toBe(2);
  });

  it("tells what the record says where the boards around it were not seen", () => {
    const told = [said("culture_up A 3")];
    const card = shown({ ...moment("happened", "card:rats"), before: null, others: told });
    expect(card.querySelector("tr")?.textContent).toContain("culture +3");
    const [exact] = momentsIn(
      [line("?", "happened rats")],
      traits,
      "A",
      new Map([
        [3, []],
        [4, []],
      ]),
    );
    expect([exact?.before, exact?.after]).toEqual([[], []]);
    const [other] = momentsIn(
      [line("?", "happened rats")],
      traits,
      "A",
      new Map([
        [1, []],
        [6, []],
      ]),
    );
    expect([other?.before, other?.after]).toEqual([null, null]);
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

describe("an event", () => {
  it("says who is what for it, with the figure, beside what it brings", () => {
    const [moment] = momentsIn(
      [line("?", "happened crusades", "strongest B 7", "weakest A 2")],
      traits,
      "A",
      new Map(),
    );
    const chairs = [{ seat: "A" }, { seat: "B" }] as never;
    const rows = drawn(<MomentCard moments={[moment as Moment]} skip={vi.fn()} chairs={chairs} asked={null} />);
    expect([...rows.querySelectorAll("tr .role")].map((x) => x.textContent)).toEqual([
      "weakest, strength 2",
      "strongest, strength 7",
    ]);
    expect([...rows.querySelectorAll("tr")].map((x) => x.textContent)).toEqual([
      expect.stringContaining(words.say("web-moment-none")),
      expect.stringContaining(words.say("web-moment-none")),
    ]);
  });

  it("has words for every role", () => {
    expect(traits.roles?.length).toBeGreaterThan(0);
    for (const verb of traits.roles ?? []) expect(words.role(said(`${verb} A 3`))).toMatch(/\b3$/);
  });
});

describe("a war that is settled", () => {
  const settled = line(
    "B",
    "food_up B 3",
    "age_began II",
    "compared B 9 A 5",
    "won_war B war_over_culture 4",
    "culture_down A 9",
    "culture_up B 9",
    "compared B 9 A 11",
    "won_war A war_over_culture 2",
    "shared_tactic B legion",
  );

  it("is a moment of its own, also beside others in a line and for the one who ended the turn before", () => {
    const found = momentsIn([settled], traits, "A", new Map());
    expect(found.map((x) => x.event.verb)).toEqual(["age_began", "won_war", "won_war"]);
    expect(momentsIn([settled], traits, "B", new Map()).map((x) => x.event.verb)).toContain("won_war");
  });

  it("shows both sums, and only what follows from it", () => {
    const [, first, second] = momentsIn([settled], traits, "A", new Map());
    expect([first?.sums, second?.sums]).toEqual([said("compared B 9 A 5"), said("compared B 9 A 11")]);
    expect(first?.others).toEqual([said("culture_down A 9"), said("culture_up B 9")]);
    expect(second?.others).toEqual([]);
    const chairs = [{ seat: "A" }, { seat: "B" }] as never;
    const card = drawn(<MomentCard moments={[first as Moment]} skip={vi.fn()} chairs={chairs} asked={null} />);
    expect([...card.querySelectorAll(".sums li")].map((x) => x.textContent)).toEqual([" Bo9", " Anna5"]);
    expect(card.querySelector(".consequences")?.textContent).not.toContain("food");
    expect(card.querySelector("h2")?.textContent).toMatch(/wins: .+, stronger by 4$/);
  });
});

describe("passing by itself", () => {
  const asked = { seat: "A", question: "Politics", rule: "" };
  const choices = (...moves: string[]) => moves.map((move) => ({ move, verb: move.split(" ")[0], refs: [], rule: "" }));
  const passes = (question: string, ...moves: string[]) =>
    onlyPass({ asked: { ...asked, question }, choices: choices(...moves) } as never, traits.onlyPass ?? {})?.move;

  it("is done where nothing else is offered but to resign, and only where the game says so", () => {
    expect(passes("Politics", "pass", "resign")).toBe("pass");
    expect(passes("Politics", "pass", "prepare rats", "resign")).toBeUndefined();
    expect(passes("Bid", "pass")).toBe("pass");
    expect(passes("Bid", "bid 3", "pass")).toBeUndefined();
    expect(passes("AnswerPact", "pass")).toBeUndefined();
  });
});

describe("the end of an age of Duel", () => {
  const duel = (built: boolean): Section[] => [
    {
      kind: "track",
      title: "war",
      low: -9,
      high: 9,
      marks: [
        { at: -3, name: "marker" },
        { at: -9, name: "capital", seat: "A" },
        { at: 9, name: "capital", seat: "B" },
      ],
    },
    ...["A", "B"].flatMap((seat): Section[] => [
      {
        kind: "counters",
        title: "treasury",
        seat,
        items: [
          { name: "coins", value: 4 },
          { name: "points", value: 11 },
        ],
      },
      { kind: "tableau", title: "city", seat, columns: built ? [{ title: "color-blue", items: [] }] : [] },
      { kind: "cards", title: "symbols", seat, items: [{ ref: "symbol:wheel" }], limit: 6 },
    ]),
  ];
  const rows = (built: boolean) => {
    const began: Moment = {
      n: 9,
      who: "?",
      event: { verb: "began", refs: ["number:2"] },
      others: [],
      sums: null,
      mixed: false,
      before: null,
      after: null,
      now: duel(built),
    };
    const chairs = [{ seat: "A" }, { seat: "B" }] as never;
    const shown = render(
      <TableContext value={{ ...readOnlyTable(wordsOf("seven_wonders_duel"), "seven_wonders_duel"), viewer: "A" }}>
        <MomentCard moments={[began]} skip={vi.fn()} chairs={chairs} asked={null} />
      </TableContext>,
    );
    return [...shown.container.querySelectorAll("tr")].map((x) => x.textContent);
  };

  it("says how the players stand, and who leads the conflict", () => {
    const [anna, bo] = rows(true);
    expect(anna).toMatch(/Anna.*11.*4.*symbols: 1 of 6$/);
    expect(bo).toMatch(/Bo.*11.*4.*symbols: 1 of 6conflict: ahead by 3 spaces$/);
  });

  it("compares nothing before anything is built", () => {
    expect(rows(false)).toEqual([]);
  });
});

describe("a choice that asks first", () => {
  const asks = (more: Partial<Preview>) => {
    const preview = { type: "preview", id: 1, move: "end", asks: true, board: null, ...more } as Preview;
    const choice = { move: "end", verb: "end", refs: [], rule: "" };
    return drawn(<ChosenAction store={{} as TableStore} choice={choice} preview={preview} board={[]} busy={false} />);
  };

  it("says that the game ends where it does", () => {
    const text = asks({ ends: true, board: stores(2) }).textContent;
    expect(text).toContain(words.say("web-asks-ends"));
    expect(text).not.toContain(words.say("web-asks-turn"));
  });

  it("says that something new is shown where chance decides, and never that the turn ends", () => {
    const text = asks({ shows: true }).textContent;
    expect(text).toContain(words.say("web-asks-shows"));
    expect(text).not.toContain(words.say("web-asks-turn"));
  });

  it("says that the turn ends where nothing is shown", () => {
    const text = asks({ shows: false, board: stores(2) }).textContent;
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

describe("the end of a battle", () => {
  const rolled = (who: string, n: number) => ({ verb: "rolled", refs: [`owner:${who}`, `number:${n}`] });
  const struck = (who: string, n: number, hits: number) => ({
    ...{ verb: "struck", refs: [`owner:${who}`, `number:${n}`, `number:${hits}`] },
  });
  const won = { verb: "won", refs: ["owner:barbarians", "cell:D4"] };
  const line = (n: number, ...events: Said[]): Entry => ({ n, who: "?", events });
  const round = { verb: "battle_round", refs: ["number:2"] };
  const clash = traitsOf("clash_of_cultures");

  it("tells the rolls of its last round", () => {
    const log = [
      ...[line(0, rolled("A", 1)), line(1, round, rolled("A", 6)), line(2, rolled("barbarians", 3))],
      line(3, rolled("barbarians", 4), struck("A", 8, 1), struck("barbarians", 7, 1), won),
    ];
    const [moment] = momentsIn(log, clash, "A", new Map());
    expect(moment?.told?.map((x) => `${x.verb} ${x.refs?.[1]}`)).toEqual([
      ...["rolled number:6", "rolled number:3", "rolled number:4", "struck number:8", "struck number:7"],
    ]);
    const words = new Words("en", wordsOf("clash_of_cultures").bundle, "AB", ["Anna", "Bo"], false, {
      ...{ number: "figure", cell: "coordinate", owner: "seat" },
    });
    const { container } = render(
      <TableContext value={{ ...readOnlyTable(words, "clash_of_cultures"), viewer: "A" }}>
        <MomentCard moments={[moment as Moment]} skip={vi.fn()} chairs={[]} asked={null} />
      </TableContext>,
    );
    const lines = [...container.querySelectorAll(".how-it-came li")].map((x) => x.textContent);
    expect(lines).toEqual([
      "Anna: a roll of 6Anna: combat value 8, hits 1",
      "Barbarians: a roll of 3, 4Barbarians: combat value 7, hits 1",
    ]);
  });
});
