/** Which options go together: what the server refuses, by number of players, is not offered or is put right. */
import type { GameInfo } from "../net/rest";

export type Chosen = Readonly<Record<string, string>>;
type Game = Pick<GameInfo, "options" | "refused">;

export function defaults(game: Game): Chosen {
  return Object.fromEntries(game.options.map((o) => [o.name, o.choices[0] ?? ""]));
}

/** The rule against options in full, or nothing. */
export function ruleAgainst(game: Game, players: number, chosen: Chosen): string {
  return game.refused[players]?.[game.options.map((o) => chosen[o.name]).join(" ")] ?? "";
}

/** Everything that so many may play with, the defaults first. */
function combinations(game: Game, players: number): Chosen[] {
  let all: Chosen[] = [{}];
  for (const o of game.options) all = all.flatMap((x) => o.choices.map((choice) => ({ ...x, [o.name]: choice })));
  return all.filter((x) => !ruleAgainst(game, players, x));
}

/** The nearest options that go together, with one of them kept as it is. */
export function mended(game: Game, players: number, chosen: Chosen, kept = ""): Chosen | null {
  const changes = (x: Chosen) => game.options.filter((o) => x[o.name] !== chosen[o.name]).length;
  const fit = combinations(game, players).filter((x) => !kept || x[kept] === chosen[kept]);
  return fit.reduce<Chosen | null>((best, x) => (best && changes(best) <= changes(x) ? best : x), null);
}

/** The rule against a choice that fits nothing else with so many players. */
export function whyNever(game: Game, players: number, chosen: Chosen, option: string, choice: string): string {
  const wanted = { ...chosen, [option]: choice };
  return mended(game, players, wanted, option) ? "" : ruleAgainst(game, players, wanted);
}
