/** An action is chosen by selecting its verb and the things it names, in any order, until one choice is left. */
import type { Choice, Section } from "../protocol";
import { refsOf } from "./diff";

/** A verb, or any of several; or a thing; of a thing at a certain place, with the verbs that mean it there. */
export type Selection = { verb: string; also?: readonly string[] } | { ref: string; verbs?: readonly string[] };
/** One button: an action, or several with the same verb or the same first thing. */
export type Group = { key: string; choices: Choice[]; selection: Selection; example: Choice; openArguments: number };

/** Verbs that come last: those that give something up, then those that end the turn, then leaving the game. */
const LAST_VERBS = ["barter", "discard", "destroy", "cancel", "pass", "refuse", "yield", "done", "end", "resign"];
const DANGEROUS = "resign"; // it has no number key, so that nobody presses it by mistake

/** Verbs that end the own turn. A pass is none: it answers what others do, and no page answers that by itself. */
const ENDS_TURN = ["end", "done"];

export function isDangerous(choice: Choice): boolean {
  return choice.verb === DANGEROUS;
}

function ordered(choices: Choice[]): Choice[] {
  return [...choices].sort((a, b) => LAST_VERBS.indexOf(a.verb) - LAST_VERBS.indexOf(b.verb));
}

export const NUMBER_KEYS = 9; // 1 to 9
const MAX_OF_SEVERAL_VERBS = 6; // buttons; more would hide the board
const MAX_OF_ONE_VERB = 14; // buttons; more are grouped by the first thing that they name

/** The things of an action that are not selected yet; null if the selections do not match it. */
export function remainingRefs(choice: Choice, selections: readonly Selection[]): string[] | null {
  const left = [...choice.refs];
  for (const selection of selections) {
    if ("verb" in selection) {
      if (selection.verb !== choice.verb && !selection.also?.includes(choice.verb)) return null;
    } else {
      if (selection.verbs && !selection.verbs.includes(choice.verb)) return null;
      const at = left.indexOf(selection.ref);
      if (at < 0) return null;
      left.splice(at, 1);
    }
  }
  return left;
}

export function matching(choices: readonly Choice[], selections: readonly Selection[]): Choice[] {
  return choices.filter((choice) => remainingRefs(choice, selections) !== null);
}

/** Everything that can be selected next. */
export function lit(choices: readonly Choice[], selections: readonly Selection[]): Set<string> {
  return new Set(choices.flatMap((choice) => remainingRefs(choice, selections) ?? []));
}

/** The choice that ends the turn, if nothing else is left to do; to resign, or to talk to others, is no action. */
export function lastChoice(choices: readonly Choice[], idle: readonly string[] = []): Choice | null {
  const left = choices.filter((x) => !isDangerous(x) && !idle.includes(x.verb));
  const only = left.length === 1 ? left[0] : undefined;
  return only && ENDS_TURN.includes(only.verb) && !only.refs.length ? only : null;
}

/** How many buttons are shown without grouping: one for each number key; fewer on a phone. */
export function maxButtons(): number {
  return typeof matchMedia === "function" && matchMedia("(max-width: 719px)").matches ? 4 : NUMBER_KEYS;
}

/** The buttons for the choices that are left: one for each if they are few, else grouped by verb or by first thing. */
export function choiceGroups(
  choices: readonly Choice[],
  selections: readonly Selection[],
  most = maxButtons(),
  ofSeveralVerbs = MAX_OF_SEVERAL_VERBS,
): Group[] {
  const left = ordered(matching(choices, selections));
  const verbs = new Set(left.map((x) => x.verb));
  if (left.length <= (verbs.size > 1 ? Math.min(most, ofSeveralVerbs) : most)) return left.map(single);
  if (verbs.size > 1)
    return grouped(
      left,
      (x) => x.verb,
      (x) => ({ verb: x.verb }),
      (x) => x.refs.length,
    );
  if (left.length <= MAX_OF_ONE_VERB) return left.map(single);
  const first = (x: Choice) => remainingRefs(x, selections)?.[0] ?? "";
  return grouped(
    left,
    first,
    (x) => ({ ref: first(x) }),
    (x) => Math.max(0, x.refs.length - 1),
  );
}

/** The choices about things of these sections in the order in which the things lie; the others keep their places. */
export function inOrderOfBoard(
  choices: readonly Choice[],
  board: readonly Section[],
  titles: readonly string[],
): readonly Choice[] {
  const refs = titles.flatMap((title) => board.filter((x) => x.title === title).flatMap(refsOf));
  const at = (x: Choice) => refs.indexOf(x.refs[0] ?? "");
  const moved = choices.filter((x) => at(x) >= 0).sort((a, b) => at(a) - at(b));
  return moved.length ? choices.map((x) => (at(x) >= 0 ? (moved.shift() as Choice) : x)) : choices;
}

function single(choice: Choice): Group {
  return { key: choice.move, choices: [choice], selection: { verb: choice.verb }, example: choice, openArguments: 0 };
}

function grouped(
  left: Choice[],
  key: (x: Choice) => string,
  selection: (x: Choice) => Selection,
  openArguments: (x: Choice) => number,
): Group[] {
  const by = Map.groupBy(left, key);
  return [...by].map(([name, same]) => {
    const first = same[0] as Choice;
    if (same.length === 1) return single(first);
    return {
      key: name,
      choices: same,
      selection: selection(first),
      example: first,
      openArguments: openArguments(first),
    };
  });
}

/** Buttons of the same verb together. */
export function groupsByVerb(all: readonly Group[]): Group[][] {
  return [...Map.groupBy(all, (x) => x.example.verb).values()];
}

/** The buttons that have number keys, in order: all but dangerous ones. */
export function groupsWithKeys(all: readonly Group[]): Group[] {
  return all.filter((x) => !isDangerous(x.example)).slice(0, NUMBER_KEYS);
}

const FEWEST_AMOUNTS = 3; // fewer are buttons

/** Everything to show: buttons, and for each verb that only names amounts the choices of a stepper. */
export function shownChoices(
  choices: readonly Choice[],
  selections: readonly Selection[],
  isFigure: (ref: string) => boolean,
  ofSeveralVerbs?: number, // buttons; of more, those of one verb are one
): { groups: Group[]; amounts: Choice[][] } {
  const byVerb = Map.groupBy(matching(choices, selections), (x) => x.verb);
  const amounts = [...byVerb.values()].filter(
    (same) => same.length >= FEWEST_AMOUNTS && same.every((x) => x.refs.length && x.refs.every(isFigure)),
  );
  const stepped = new Set(amounts.map((same) => same[0]?.verb));
  return {
    groups: choiceGroups(
      choices.filter((x) => !stepped.has(x.verb)),
      selections,
      maxButtons(),
      ofSeveralVerbs,
    ),
    amounts,
  };
}
