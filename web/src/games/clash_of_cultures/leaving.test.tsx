/** Who leaves a place together is shown by figures, and of each of several ships what it carries. */
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { readOnlyTable, TableContext } from "../../board/context";
import type { Above } from "../../board/mappane";
import type { Choice, Section } from "../../protocol";
import { bundle } from "../../words/catalogues";
import { Words } from "../../words/words";
import { Leaving } from "./board/leaving";

const words = new Words("en", await bundle("en", "clash_of_cultures"), "AB", ["Anna", "Bo"], false, { few: "figure" });
const above = { view: { size: { w: 800, h: 600 } }, centre: () => null, radius: 40 } as unknown as Above;
const choice = (verb: string, ...refs: string[]): Choice => ({ move: `${verb} ${refs}`, verb, refs, rule: "" });
const BOARD: Section[] = [
  {
    ...{ kind: "cards", id: "cargo", title: "cargo", size: "chip" },
    items: [{ ref: "fleet:1", on: [{ name: "soldier", value: 2 }] }, { ref: "fleet:2" }],
  },
];

function shown(board: Section[], ...choices: Choice[]) {
  const asked = { seat: "A", question: "ChooseGroup", rule: "", args: { at: "cell:E4" } };
  const { container } = render(
    <TableContext value={{ ...readOnlyTable(words, "clash_of_cultures"), viewer: "A", choices, asked } as never}>
      <Leaving board={board} above={above} />
    </TableContext>,
  );
  return [...container.querySelectorAll("button[data-move]")].map((x) => [
    x.getAttribute("data-move"),
    x.querySelectorAll(".figure").length,
    x.querySelector("small")?.textContent ?? "",
  ]);
}

it("ships have their cargo below them, or say that they are empty", () => {
  const fleets = ["1", "2", "12"].map((x) => choice("sail", `fleet:${x}`));
  expect(shown(BOARD, ...fleets, choice("resign"))).toEqual([
    ["sail fleet:1", 3, ""],
    ["sail fleet:2", 1, "empty"],
    ["sail fleet:12", 4, ""],
  ]);
});

it("land units stand side by side, and many groups are left to the bar", () => {
  const march = choice("march", "few:1", "few:2");
  expect(shown([], march)).toEqual([["march few:1,few:2", 3, ""]]);
  expect(shown([], ...Array.from({ length: 9 }, () => march))).toEqual([]);
});
