/** The order of tables, times in words, the seats of a new table, and the scenes of the doors. */
import { describe, expect, it } from "vitest";
import { scenePicture } from "../src/art/scenery";
import { gameOf, KNOWN_GAMES } from "../src/games";
import { sorted } from "../src/lobby/tables";
import { ago, day, partOfDay } from "../src/lobby/when";
import type { GameInfo, Summary } from "../src/net/rest";
import { firstSeats } from "../src/pages/new";

const chair = (seat: string, mine: boolean, taken = true) => ({ seat, kind: "here", name: seat, mine, taken });
const table = (id: string, asked: string, updated: number, free = false) =>
  ({ id, asked, updated, over: false, old: false, chairs: [chair("A", true), chair("B", false, !free)] }) as Summary;

describe("my tables", () => {
  it("are those that wait for me, then those of others, then those with free seats; the latest first", () => {
    const all = [table("free", "B", 9, true), table("others", "B", 8), table("old", "A", 1), table("new", "A", 5)];
    expect(sorted(all).map((x) => x.id)).toEqual(["new", "old", "others", "free"]);
  });
});

describe("times", () => {
  const now = new Date(2026, 10, 16, 21, 14).getTime();

  it.each([
    [0, "now"],
    [4 * 60_000, "4 min. ago"],
    [2 * 3_600_000, "2 hr. ago"],
    [86_400_000, "yesterday"],
  ])("are told from now: %d ms", (gone, said) => expect(ago("en", now - gone, now)).toBe(said));

  it("are days, with the year if it is another", () => {
    expect(day("en", now, now)).toBe("Nov 16");
    expect(day("pl", new Date(2025, 0, 2).getTime(), now)).toBe("2 sty 2025");
  });

  it("have a greeting", () => {
    expect([4, 5, 11, 12, 17, 18, 23].map(partOfDay)).toEqual([
      "evening",
      "morning",
      "morning",
      "day",
      "day",
      "evening",
      "evening",
    ]);
  });
});

describe("the seats of a new table", () => {
  const info = { fewest: 2, most: 3, bots: ["novice", "random"] } as GameInfo;
  const kinds = (...from: Parameters<typeof firstSeats>) => firstSeats(...from).map((x) => `${x.kind}:${x.bot}`);
  const kept = (...seats: ("here" | "bot")[]) => ({
    seats: seats.map((kind) => ({ kind, bot: kind === "bot" ? "gone" : "" })),
    options: {},
    spectators: true,
  });

  it("are oneself and a bot, or whom the address wants", () => {
    expect(kinds(info, "novice", undefined, null)).toEqual(["here:", "bot:novice"]);
    expect(kinds(info, "novice", kept("here", "bot"), "link")).toEqual(["here:", "link:"]);
    expect(kinds(info, "novice", undefined, "nonsense")).toEqual(["here:", "bot:novice"]);
  });

  it("are as they were last time, if the game allows it and the bots are still there", () => {
    expect(kinds(info, "novice", kept("here", "bot", "here"), null)).toEqual(["here:", "bot:novice", "here:"]);
    expect(kinds(info, "novice", kept("here", "bot", "bot", "bot"), null)).toEqual(["here:", "bot:novice"]);
  });
});

describe("scenes", () => {
  const withScene = KNOWN_GAMES.filter((id) => gameOf(id).scene);
  const sizes = [
    { w: 256, h: 190 },
    { w: 336, h: 128 },
    { w: 300, h: 330 },
  ];

  it("are there for every game but the toy", () => {
    expect(KNOWN_GAMES.filter((id) => !withScene.includes(id))).toEqual(["lantern"]);
  });

  it.each(withScene)(
    "are whole svg pictures without broken figures, as small as a photograph of their size: %s",
    async (id) => {
      const draw = (await gameOf(id).scene?.())?.default;
      for (const size of sizes) {
        const svg = scenePicture(draw ?? (() => ""), size);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
        expect(parsed.querySelector("parsererror")).toBeNull();
        const ids = [...parsed.querySelectorAll("[id]")].map((x) => x.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(svg.length).toBeLessThan(90_000);
      }
    },
  );
});
