/** Which options go together. What the server refuses is not offered, or other options are adjusted. */
import type { GameInfo } from "../net/rest";

export type ChosenOptions = Readonly<Record<string, string>>;
type Game = Pick<GameInfo, "options" | "refused">;

export function defaults(game: Game): ChosenOptions {
  return Object.fromEntries(game.options.map((o) => [o.name, o.choices[0] ?? ""]));
}

/** The rule that forbids these options, or "". */
export function ruleAgainstOptions(game: Game, players: number, chosen: ChosenOptions): string {
  return game.refused[players]?.[game.options.map((o) => chosen[o.name]).join(" ")] ?? "";
}

/** All allowed combinations of options for a number of players, the defaults first. */
function combinations(game: Game, players: number): ChosenOptions[] {
  let all: ChosenOptions[] = [{}];
  for (const o of game.options) all = all.flatMap((x) => o.choices.map((choice) => ({ ...x, [o.name]: choice })));
  return all.filter((x) => !ruleAgainstOptions(game, players, x));
}

/** The nearest allowed options; the option `kept` is not changed. */
export function adjusted(game: Game, players: number, chosen: ChosenOptions, kept = ""): ChosenOptions | null {
  const changes = (x: ChosenOptions) => game.options.filter((o) => x[o.name] !== chosen[o.name]).length;
  const fit = combinations(game, players).filter((x) => !kept || x[kept] === chosen[kept]);
  return fit.reduce<ChosenOptions | null>((best, x) => (best && changes(best) <= changes(x) ? best : x), null);
}

/** The rule that forbids a choice with any other options, for a number of players. */
export function ruleAgainstChoice(
  game: Game,
  players: number,
  chosen: ChosenOptions,
  option: string,
  choice: string,
): string {
  const wanted = { ...chosen, [option]: choice };
  return adjusted(game, players, wanted, option) ? "" : ruleAgainstOptions(game, players, wanted);
}
