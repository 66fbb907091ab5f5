/** The client and Python write the same sentences: those of `words.json` were made by Python. */
import { describe, expect, it } from "vitest";
import type { Asked, Fact, Price, Said, Shortage } from "../src/protocol";
import { bundle, LANGUAGES, language } from "../src/words/catalogues";
import { argumentNames, type Kinds, plain, Words } from "../src/words/words";
import fixture from "./words.json";

type Texts = [text: string | string[], short?: string | string[]][];
type Game = {
  seats: string;
  players: string[];
  kinds: Kinds;
  cases: {
    do: { coded: Said }[];
    log: { coded: Said }[];
    ask: Asked[];
    facts: { ref: string; facts: Fact[] }[];
    prices: { price: Price }[];
    missing: { missing: Shortage[] }[];
  };
  texts: Record<string, Record<"do" | "log" | "ask" | "facts" | "prices" | "missing" | "seats", Texts>>;
};

describe.each(Object.entries(fixture as unknown as Record<string, Game>))("%s", (id, game) => {
  it.each(LANGUAGES)("reads in %s as in the terminal", async (lang) => {
    const words = new Words(lang, await bundle(lang, id), game.seats, game.players, false, game.kinds);
    const texts = game.texts[lang];
    if (!texts) throw new Error(`no texts in ${lang}`);
    const { cases } = game;
    expect(cases.do.map((x) => [plain(words.action(x.coded))])).toEqual(texts.do);
    expect(cases.log.map((x) => [plain(words.event(x.coded))])).toEqual(texts.log);
    expect(cases.ask.map((x) => [plain(words.question(x))])).toEqual(texts.ask);
    expect(cases.facts.map((x) => [words.facts(x.facts), words.signs(x.facts)])).toEqual(texts.facts);
    expect(cases.prices.map((x) => [plain(words.price(x.price)), words.priceSign(x.price)])).toEqual(texts.prices);
    expect(cases.missing.map((x) => [words.missing(x.missing)])).toEqual(texts.missing);
    expect([...game.seats].map((letter) => [words.seat(letter)])).toEqual(texts.seats);
  });
});

describe("words", () => {
  it("split a sentence where it names a thing", async () => {
    const words = new Words("en", await bundle("en", "seven_wonders_duel"), "AB", ["Anna", "Bo"]);
    expect(words.action({ verb: "wonder", refs: ["wonder:sphinx", "card:tavern"] })).toEqual([
      { text: "Build " },
      { text: "The Sphinx", ref: "wonder:sphinx" },
      { text: " with " },
      { text: "Tavern", ref: "card:tavern" },
    ]);
    expect(plain(words.action({ verb: "wonder", refs: ["wonder:sphinx", "card:tavern"] }, 1))).toBe(
      "Build The Sphinx with …",
    );
  });

  it("number a second argument of a kind", () => {
    expect(argumentNames(["seat", "card", "card", "seat"])).toEqual(["seat", "card", "card2", "seat2"]);
  });

  it("know which arguments are numbers", async () => {
    const kinds = { number: "figure", place: "figure", space: "coordinate" } as const;
    const words = new Words("en", await bundle("en"), "AB", [], false, kinds);
    const refs = ["card:altar", "number:3", "place:2", "space:a1"];
    expect(refs.filter((x) => words.isFigure(x))).toEqual(["number:3", "place:2"]);
  });

  it("show half points where a game counts them", async () => {
    const halfPoints = new Words("en", await bundle("en"), "AB", [], true);
    expect([53, 52, 1, 0, -3].map((n) => halfPoints.points(n))).toEqual(["26½", "26", "½", "0", "−1½"]);
    const whole = new Words("en", await bundle("en"));
    expect([53, 0, -3].map((n) => whole.points(n))).toEqual(["53", "0", "−3"]);
  });

  it("refuse what no catalogue has", async () => {
    const words = new Words("en", await bundle("en"));
    expect(() => words.say("no-such-message")).toThrow("no-such-message");
  });

  it("are in the chosen language, or the browser's, or English", () => {
    expect(language("pl", ["uk-UA"])).toBe("pl");
    expect(language("", ["de", "uk-UA", "ru"])).toBe("uk");
    expect(language("", ["de"])).toBe("en");
  });
});
