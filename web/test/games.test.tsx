/** What games bring to the client; and a game of which the client knows nothing. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { act, render, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Board } from "../src/board/board";
import { readOnlyTable, TableContext } from "../src/board/context";
import { BOARD } from "../src/gallery/sampleboard";
import { gameColours, gameOf, KNOWN_GAMES } from "../src/games";
import { NEUTRAL } from "../src/games/neutral";
import { hasGuide } from "../src/guide";
import Lobby from "../src/pages/lobby";
import { Emblem } from "../src/ui/emblem";
import { bundle, hasCatalogue } from "../src/words/catalogues";
import { Words } from "../src/words/words";

const UNKNOWN = ["tic_tac_toe", "", "constructor", "../lantern", "index"];

describe("the games of the client", () => {
  it("are the games of this project, each with its own folder", () => {
    const folders = readdirSync(join(import.meta.dirname, "../../src/ecumene/games"), { withFileTypes: true });
    const ids = folders.filter((x) => x.isDirectory() && !x.name.startsWith("_")).map((x) => x.name);
    expect([...KNOWN_GAMES].sort()).toEqual(ids.sort());
    expect(KNOWN_GAMES.filter((id) => !hasCatalogue(id))).toEqual([]);
  });

  it.each(KNOWN_GAMES)("have an emblem and colours: %s", (id) => {
    const { container } = render(<Emblem game={id} />);
    const svg = container.querySelector("svg") as SVGElement;
    expect(svg.children.length).toBeGreaterThan(0);
    expect(svg.style.getPropertyValue("--game-accent")).toBe(gameOf(id).colours.accent);
    expect(Object.values(gameOf(id).colours).filter((x) => !/^#[0-9a-f]{6}$/.test(x))).toEqual([]);
  });

  it("say which of them have a guide", () => {
    expect(KNOWN_GAMES.filter(hasGuide)).toEqual(["seven_wonders_duel"]);
  });
});

describe("a game that the client does not know", () => {
  it.each(UNKNOWN)("has a neutral emblem, neutral colours and no guide: %s", (id) => {
    expect(gameOf(id)).toBe(NEUTRAL);
    expect(gameColours(id)).toEqual({ ...gameColours("lantern"), "data-game": id });
    expect(hasGuide(id)).toBe(false);
    const { container } = render(<Emblem game={id} />);
    expect(container.querySelector("svg > circle.emblem-sky")).not.toBeNull();
  });

  it("gets its words from the server", async () => {
    vi.stubGlobal("fetch", async (path: string) => new Response(`game = ${path}`));
    const words = new Words("pl", await bundle("pl", "tic_tac_toe"));
    vi.unstubAllGlobals();
    expect(words.say("game")).toBe("/api/games/tic_tac_toe/words/pl");
    expect(words.has("web-lobby")).toBe((await bundle("pl")).hasMessage("web-lobby"));
  });

  it("is drawn by the generic board, in words made of its ids where it has none", async () => {
    const words = new Words("en", await bundle("en"), "AB", ["Anna", "Bo"], false, {}, "tic_tac_toe");
    const { container } = render(
      <TableContext value={{ ...readOnlyTable(words, "tic_tac_toe"), viewer: "A" }}>
        <Board board={BOARD} n={0} />
      </TableContext>,
    );
    for (const x of BOARD) expect(container.querySelector(`[data-title="${x.title}"] h3`)).not.toBeNull();
    expect(words.say("game")).toBe("tic tac toe");
    expect(words.ref("card:great_library")).toBe("great library");
    expect(words.action({ verb: "mark", refs: ["card:corner"] }).at(-1)).toEqual({
      text: "corner",
      ref: "card:corner",
    });
  });
});

describe("the lobby", () => {
  const game = {
    id: "tic_tac_toe",
    prefix: "TIC",
    seats: "AB",
    fewest: 2,
    most: 2,
    levels: ["novice", "adept"],
    bots: ["novice", "adept"],
    options: [],
  };
  const table = {
    id: "t",
    kind: "table",
    game: "tic_tac_toe",
    asked: "A",
    over: false,
    old: false,
    points: [3, 1],
    stage: "",
    updated: 0,
  };
  const chairs = ["A", "B"].map((seat) => ({ seat, name: seat, kind: "here", taken: true, mine: seat === "A" }));
  const answers: Record<string, unknown> = {
    "/api/me": { name: "", id: "x" },
    "/api/games": [game],
    "/api/tables": { people: 1, live: 1, mine: [{ ...table, chairs }], open: [], watch: [] },
  };
  beforeEach(() => vi.stubGlobal("fetch", async (path: string) => Response.json(answers[path] ?? {})));
  afterEach(() => vi.unstubAllGlobals());

  it("shows a game that the client does not know, and its tables", async () => {
    const { container } = await act(async () =>
      render(
        <Suspense>
          <Lobby />
        </Suspense>,
      ),
    );
    await waitFor(() => expect(container.querySelector(".table-card[data-mine]")).not.toBeNull());
    expect(container.querySelector("article h3")?.textContent).toBe("tic tac toe");
  });
});
