/** The texts of the board are all there and all used; where windows go; what an advance says of itself. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { linesOf } from "../../board/textfit";
import type { Fact } from "../../protocol";
import { Words } from "../../words/words";
import { lengthOf, stateOf } from "./board/advances";
import { harvest } from "./board/collecting";
import { diceOf } from "./board/dice";
import { COMBAT, civilText, hasPortrait, LINES, NAME, PERSON, personText, TEXT, textIn } from "./board/handface";
import { routesOf } from "./board/routes";
import { lostOf } from "./board/trade";
import { placeBeside } from "./board/window";
import traits from "./table";

const BOARD = join(import.meta.dirname, "board");
const ROOT = join(import.meta.dirname, "../../../../src/ecumene/games/clash_of_cultures");
const source = readdirSync(BOARD)
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(BOARD, file), "utf8"))
  .join("\n");
const catalogue = readFileSync(join(ROOT, "locale/en.ftl"), "utf8");
const keys = (start: string) =>
  [...catalogue.matchAll(new RegExp(`^(${start}-[\\w-]+) =`, "gm"))].map((m) => m[1] as string);

describe("texts of the board", () => {
  const uses = [...source.matchAll(/["'`](board-[\w-]*)(\$\{)?/g)];
  const whole = new Set(uses.filter((m) => !m[2]).map((m) => m[1] as string));
  const starts = uses.filter((m) => m[2]).map((m) => m[1] as string);

  it("are all there", () => {
    const there = new Set(keys("board"));
    expect([...whole].filter((x) => !there.has(x))).toEqual([]);
    expect(starts.filter((start) => !keys("board").some((x) => x.startsWith(start)))).toEqual([]);
  });

  it("are all used", () => {
    expect(
      keys("board").filter((x) => !whole.has(x) && !starts.some((s) => s !== "board-" && x.startsWith(s))),
    ).toEqual([
      "board-mood-tokens", // by the names of tokens
      "board-culture-tokens",
      "board-happiness",
      "board-culture",
      "board-known",
      "board-open",
      "board-dear",
      "board-locked",
      "board-later",
      "board-no-goal", // by the traits of the table
      "board-no-goal-about",
      "board-give",
      "board-want",
    ]);
  });

  it("name every verb of a turn, and say what it takes", () => {
    const named = traits.verbBar?.buttons.flatMap((x) => [`bar-${x.name}`, `bar-${x.name}-lacks`]) ?? [];
    expect(keys("bar").sort()).toEqual([...named, "bar-other"].sort());
  });

  it("have a line for every advance", () => {
    const advances = keys("advance").map((x) => x.slice("advance-".length));
    expect(
      keys("line")
        .map((x) => x.slice("line-advance-".length))
        .sort(),
    ).toEqual(advances.sort());
    expect(advances).toHaveLength(48);
  });
});

describe("the question about objectives", () => {
  const choice = (verb: string) => ({ move: verb, verb, rule: "", refs: [] });

  it("says that nothing fits where one can only pass", () => {
    expect(traits.asks?.("MayScore", [choice("pass"), choice("resign")])).toBe("board-no-goal");
    expect(traits.asks?.("MayScore", [choice("score"), choice("pass")])).toBe("");
    expect(traits.asks?.("Raze", [choice("pass")])).toBe("");
  });
});

describe("the warning before a city becomes angry", () => {
  const item = { ref: "cell:D2", note: "becomes-angry" };
  const cities = [{ kind: "cards", id: "cities-A", title: "cities", seat: "A", items: [item] }] as never;
  const warns = (verb: string) =>
    traits.verbBar?.warns(cities, { move: `${verb} D2`, verb, rule: "", refs: ["cell:D2"] });

  it("is for what works the city, not for units that leave it", () => {
    expect(["collect", "build", "move"].map(warns)).toEqual([true, true, false]);
  });
});

describe("an advance", () => {
  it("is known, open, too dear, locked or for later", () => {
    const item = (note: string, can?: boolean) => ({ ref: "advance:x", note, ...(can !== undefined && { can }) });
    expect(stateOf({ ref: "advance:x" })).toBe("known");
    expect(stateOf(item("food", true))).toBe("open");
    expect(stateOf(item("food-ore", false))).toBe("dear");
    expect(stateOf(item("needs-myths", false))).toBe("locked");
    expect(stateOf(item("later"))).toBe("later");
  });
});

describe("the name of an advance", () => {
  it("is set closer, then in two lines, and a word as long as the line has the line alone", () => {
    expect(lengthOf("Roads", 5.7)).toBe("");
    expect(lengthOf("Engineering", 5.7)).toBe("closer");
    expect(lengthOf("Public Education", 5.7)).toBe("two");
    expect(lengthOf("Totalitarianism", 5.7)).toBe("word");
  });
});

describe("a window above the map", () => {
  it("hides no place that matters if there is room, and stays near the first", () => {
    const size = { w: 200, h: 200 };
    const pane = { w: 800, h: 600 };
    const points = [
      { x: 100, y: 100 },
      { x: 200, y: 150 },
    ];
    const at = placeBeside(points, [], size, pane, 40);
    for (const p of points) expect(p.x > at.x && p.x < at.x + size.w && p.y > at.y && p.y < at.y + size.h).toBe(false);
    expect(at.x + size.w).toBeLessThanOrEqual(pane.w);
    expect(Math.hypot(at.x - 100, at.y - 100)).toBeLessThan(400);
    const free = placeBeside(points, [{ x: at.x + 100, y: at.y + 100 }], size, pane, 40);
    expect([free.x === at.x, free.y === at.y]).not.toEqual([true, true]);
  });
});

describe("trade routes", () => {
  it("have a trader, a city, and what they bring", () => {
    const rows = [{ title: "cell:D7", cells: ["cell:D6", "good:food", "good:gold"] }];
    const columns = ["route-trader", "route-brings", "route-or"];
    const [route, ...more] = routesOf(
      [{ kind: "table", id: "", title: "routes", seat: "B", columns, rows }],
      wordsIn("en"),
    );
    expect(more).toEqual([]);
    expect(route).toMatchObject({ from: "cell:D6", to: "cell:D7", seat: "B", icons: ["food", "coins"] });
    expect(route?.text).toBe("Trade route of Bo: D6 – D7, food / gold each turn");
  });
});

describe("a harvest at one click", () => {
  const gather = (cell: string, good: string) => ({
    ...{ move: `gather ${cell} ${good}`, verb: "gather", rule: "", refs: [`cell:${cell}`, `good:${good}`] },
  });
  const all = [gather("C2", "wood"), gather("D2", "food"), gather("D3", "food"), gather("E2", "ore")];
  const taken = (store: Record<string, [has: number, room: number]>, most: number) => {
    const stored = Object.entries(store).map(([good, [has, room]]) => [good, { has, room }] as const);
    return harvest(all, new Map(stored), most).map((x) => x.move);
  };

  it("takes first what there is least of, in the order of the spaces, and nothing that would be lost", () => {
    expect(taken({ food: [2, 0], wood: [1, 1], ore: [0, 2] }, 1)).toEqual(["gather E2 ore"]);
    expect(taken({ food: [0, 3], wood: [2, 6], ore: [1, 7] }, 3)).toEqual([
      ...["gather D2 food", "gather D3 food", "gather E2 ore"],
    ]);
    expect(taken({ food: [2, 0], wood: [1, 1], ore: [0, 2] }, 4)).toEqual(["gather C2 wood", "gather E2 ore"]);
    expect(taken({ food: [2, 0], wood: [2, 0], ore: [2, 0] }, 4)).toEqual([]);
  });

  it("takes food first if there is none, although little food can be stored", () => {
    expect(taken({ food: [0, 2], wood: [1, 7], ore: [1, 7] }, 1)).toEqual(["gather D2 food"]);
  });
});

describe("an offer", () => {
  const full = new Map([["food", { has: 2, room: 0 }]]);

  it("says what there would be no room for, and what is given away makes room", () => {
    expect(lostOf({ "want food": 2 }, "want", full)).toEqual([["food", 2]]);
    expect(lostOf({ "want food": 2, "give food": 1 }, "want", full)).toEqual([["food", 1]]);
    expect(lostOf({ "give food": 1 }, "give", full)).toEqual([["food", 1]]);
    expect(lostOf({ "want food": 1 }, "want", new Map([["food", { has: 1, room: 1 }]]))).toEqual([]);
  });
});

describe("dice of a battle", () => {
  const rolled = (owner: string, n: number) => ({ verb: "rolled", refs: [`owner:${owner}`, `number:${n}`] });
  const round = { verb: "battle_round", refs: ["number:1"] };

  it("are those of the last round, without the dice of cards", () => {
    const events = [round, rolled("A", 6), round, rolled("A", 1), rolled("A", 2), rolled("A", 5), rolled("B", 3)];
    const log = events.map((x, n) => ({ n, who: "?", events: [x] }));
    expect(diceOf(log, "A", 2, 7)).toEqual([2, 5]);
    expect(diceOf(log, "B", 1, 3)).toEqual([3]);
    expect(diceOf(log, "B", 1, 4)).toEqual([]);
    expect(diceOf(log, "B", 0, 0)).toEqual([]);
    expect(diceOf([...log, { n: 9, who: "?", events: [rolled("B", 4)], undone: true }], "B", 1, 4)).toEqual([]);
  });
});

describe("a card in hand", () => {
  it("shows a text as a whole or not at all", () => {
    expect(textIn(["one two", "three"], 1, 20)).toEqual({ text: "one two; three", more: "" });
    expect(textIn(["three four five six", "one two"], 2, 6)).toEqual({ text: "one two", more: "line" });
    expect(textIn(["three four five six", "one two"], 1, 6)).toEqual({ text: "one two", more: "sign" });
    expect(textIn(["one two three"], 1, 5)).toEqual({ text: "", more: "line" });
    expect(textIn(["one"], 0, 5)).toEqual({ text: "", more: "sign" });
    expect(textIn([], 0, 5)).toEqual({ text: "", more: "" });
  });

  it.each(["en", "uk", "pl", "ru"])("has room for its names and what it says: %s", (lang) => {
    const words = wordsIn(lang);
    const cards = [...catalogue.matchAll(/^action-\w+ = \{ (civil-\w+) \} \/ \{ (combat-\w+) \}$/gm)];
    const persons = keys("fact-event").filter((x) => /-great_|-elder_/.test(x));
    expect([cards.length, persons.length]).toEqual([42, 9]);
    for (const [, upper = "", lower = ""] of cards) {
      const [name, second] = [words.say(upper), words.say(lower)];
      const { text, more } = civilText([fact(upper)], [name, second], words);
      const used = linesOf(name, NAME) + linesOf(second, COMBAT) + linesOf(text, TEXT);
      expect([!!text, more], upper).toEqual([true, ""]);
      expect(used, `${name} / ${second}: ${text}`).toBeLessThanOrEqual(LINES);
    }
    for (const id of persons) {
      const name = words.say(id.slice("fact-".length));
      const { text, more } = personText([fact(id.slice("fact-".length))], name, words);
      const used = linesOf(name, hasPortrait(name) ? PERSON : NAME) + linesOf(text, TEXT);
      expect([!!text, more], id).toEqual([true, ""]);
      expect(used, `${name}: ${text}`).toBeLessThanOrEqual(LINES);
    }
  });
});

const fact = (id: string): Fact => [id, { n: 2, reach: 2 }];

function wordsIn(lang: string): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of [`../../locale/${lang}.ftl`, `locale/${lang}.ftl`])
    bundle.addResource(new FluentResource(readFileSync(join(ROOT, file), "utf8")), { allowOverrides: true });
  return new Words(lang, bundle, "AB", ["Anna", "Bo"], false, { cell: "coordinate" });
}
