/** The result: a total only where the score is a sum, and what goals ask for. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { readOnlyTable, type Table, TableContext } from "../src/board/context";
import { awardsOf } from "../src/end/awards";
import { Chart } from "../src/end/chart";
import { Goals, progressOf } from "../src/end/goals";
import { Scores } from "../src/end/scores";
import type { Chair, Fact, Outcome, Section } from "../src/protocol";
import { Words } from "../src/words/words";

const SAID = `
part-marks = agendas met
part-wonders = wonders
part-spaces = spaces
label-gold = Gold medal
label-silver = Silver medal
label-silk_sold = silk sold
label-points = points
achievement-lineage = Lineage
fact-wanted = at least { $n } points
`;
const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(readFileSync(join(import.meta.dirname, "../../src/ecumene/locale/en.ftl"), "utf8")),
);
bundle.addResource(new FluentResource(SAID), { allowOverrides: true });
const words = new Words("en", bundle, "AB", ["Anna", "Bo"]);

const CHAIRS = ["A", "B"].map((seat) => ({ seat, kind: "here", name: "" })) as Chair[];
const RESULT: Outcome = {
  scores: [3, 0],
  places: [1, 2],
  how: "agendas",
  parts: [
    { marks: 3, wonders: 0, spaces: 14 },
    { marks: 0, wonders: 0, spaces: 7 },
  ],
};

const headings = (scoreIsSum: boolean) => {
  const { container } = render(<Scores result={RESULT} chairs={CHAIRS} words={words} scoreIsSum={scoreIsSum} />);
  return [...container.querySelectorAll("tbody th, tfoot th")].map((x) => x.textContent?.trim());
};

describe("scores", () => {
  it("end in a total where the score is a sum, and show only categories with points", () => {
    expect(headings(true)).toEqual(["agendas met", "spaces", "Total", "Place"]);
  });

  it("have no total where each category decides in turn, and then show all categories", () => {
    expect(headings(false)).toEqual(["agendas met", "wonders", "spaces", "Place"]);
  });

  it("have one bar for each player where the score is a sum, and else bars to compare within a row", () => {
    const drawn = (scoreIsSum: boolean) =>
      render(<Scores result={RESULT} chairs={CHAIRS} words={words} scoreIsSum={scoreIsSum} />).container;
    const stacks = [...drawn(true).querySelectorAll(".stack")] as HTMLElement[];
    expect(stacks.map((x) => Number(x.style.getPropertyValue("--share")))).toEqual([1, 7 / 17]);
    expect([...(stacks[0]?.querySelectorAll("i") ?? [])].map((x) => x.style.flexGrow)).toEqual(["3", "14"]);
    expect(drawn(true).querySelector(".bar")).toBeNull();
    const bars = [...drawn(false).querySelectorAll(".bar")] as HTMLElement[];
    expect(bars.map((x) => Number(x.style.getPropertyValue("--part")))).toEqual([1, 0, 0, 0, 1, 0.5]);
  });
});

describe("awards", () => {
  it("go to whoever leads alone, the best of everybody first, at most four", () => {
    const parts = [
      { a: 9, b: 5, c: 4, d: 0, e: 3 },
      { a: 2, b: 5, c: 0, d: 1, e: 0 },
    ];
    expect(awardsOf(parts).map((x) => [x.part, x.seat])).toEqual([
      ["a", 0],
      ["d", 1],
      ["c", 0],
      ["e", 0],
    ]);
    expect(awardsOf(parts.slice(0, 1))).toEqual([]);
  });
});

describe("the chart", () => {
  const history = {
    parts: ["marks", "wonders", "spaces"],
    moments: [0, 9].map((n) => ({ n, stage: "", scores: [3, 0], parts: RESULT.parts.map((x) => Object.values(x)) })),
  };
  const Still = class {
    observe() {}
    disconnect() {}
  };
  const offered = (scoreIsSum: boolean) => {
    vi.stubGlobal("ResizeObserver", Still); // jsdom has none
    const { container } = render(
      <Chart history={history} seats={["A", "B"]} words={words} scoreIsSum={scoreIsSum} open={() => {}} />,
    );
    return [...container.querySelectorAll("option")].map((x) => x.textContent);
  };

  it("offers a total only where there is one", () => {
    expect(offered(true)).toEqual(["Total", "agendas met", "spaces"]);
    expect(offered(false)).toEqual(["agendas met", "wonders", "spaces"]);
  });
});

describe("goals", () => {
  const items = [
    { name: "silk_sold", value: 3, of: 8 },
    { name: "points", value: 19, of: 25 },
  ];
  const board = [
    { kind: "counters", title: "gold", seat: "A", items: [] },
    { kind: "counters", title: "gold", items },
  ] as unknown as Section[];

  it("say what they ask for, from their facts or from the counters of the board", () => {
    const wanted: Fact[] = [["wanted", { n: 20 }]];
    const table: Table = { ...readOnlyTable(words, ""), facts: new Map([["achievement:lineage", wanted]]) };
    const result = { ...RESULT, reached: ["achievement:lineage"], missed: ["label:gold", "label:silver"] };
    const { container } = render(
      <TableContext value={table}>
        <Goals result={result} board={board} />
      </TableContext>,
    );
    const texts = [...container.querySelectorAll(".goal > span:nth-child(2)")].map((x) => x.textContent);
    expect(texts).toEqual(["Lineage at least 20 points", "Gold medal silk sold 3/8, points 19/25", "Silver medal"]);
  });

  it("are not counted for a seat or under another name", () => {
    expect(progressOf("achievement:gold", board, words)).toBe("");
  });
});
