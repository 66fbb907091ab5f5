/** Choosing by narrowing the list of what is legal: by verb or by any thing an action names, in any order. */
import type { Choice } from "../protocol";

export type Pick = { verb: string } | { ref: string };
/** One button: an action, or several that begin alike. */
export type Group = { key: string; choices: Choice[]; pick: Pick; said: Choice; open: number };

/** What gives something up comes after what gains something, what ends the turn after that; leaving comes last. */
const LATER = ["discard", "destroy", "cancel", "pass", "refuse", "yield", "done", "end", "resign"];
const GRAVE = "resign"; // never by a slip of the finger: it has no number key

export function isGrave(choice: Choice): boolean {
  return choice.verb === GRAVE;
}

function ordered(choices: Choice[]): Choice[] {
  return [...choices].sort((a, b) => LATER.indexOf(a.verb) - LATER.indexOf(b.verb));
}

const FEW = 9; // so many have a number key each
const SOME = 6; // of several verbs so many stand alone: more, and the prompt would hide the board
const MANY = 14; // more than this within one verb are asked for again by what they act on first

/** What of an action is still to be named after the picks; null where they do not fit it. */
export function rest(choice: Choice, picks: readonly Pick[]): string[] | null {
  const left = [...choice.refs];
  for (const pick of picks) {
    if ("verb" in pick) {
      if (pick.verb !== choice.verb) return null;
    } else {
      const at = left.indexOf(pick.ref);
      if (at < 0) return null;
      left.splice(at, 1);
    }
  }
  return left;
}

export function matching(choices: readonly Choice[], picks: readonly Pick[]): Choice[] {
  return choices.filter((choice) => rest(choice, picks) !== null);
}

/** Everything on the board that a click would narrow by. */
export function lit(choices: readonly Choice[], picks: readonly Pick[]): Set<string> {
  return new Set(choices.flatMap((choice) => rest(choice, picks) ?? []));
}

/** How many buttons stand alone: as many as there are number keys; fewer on a phone, where the board is the list. */
export function few(): number {
  return typeof matchMedia === "function" && matchMedia("(max-width: 719px)").matches ? 4 : FEW;
}

/** The buttons for what is left: few stand alone, many by verb, then by what they act on first. */
export function groups(choices: readonly Choice[], picks: readonly Pick[], most = few()): Group[] {
  const left = ordered(matching(choices, picks));
  const verbs = new Set(left.map((x) => x.verb));
  if (left.length <= (verbs.size > 1 ? Math.min(most, SOME) : most)) return left.map(alone);
  if (verbs.size > 1)
    return grouped(
      left,
      (x) => x.verb,
      (x) => ({ verb: x.verb }),
      (x) => x.refs.length,
    );
  if (left.length <= MANY) return left.map(alone);
  const first = (x: Choice) => rest(x, picks)?.[0] ?? "";
  return grouped(
    left,
    first,
    (x) => ({ ref: first(x) }),
    (x) => Math.max(0, x.refs.length - 1),
  );
}

function alone(choice: Choice): Group {
  return { key: choice.move, choices: [choice], pick: { verb: choice.verb }, said: choice, open: 0 };
}

function grouped(
  left: Choice[],
  key: (x: Choice) => string,
  pick: (x: Choice) => Pick,
  open: (x: Choice) => number,
): Group[] {
  const by = Map.groupBy(left, key);
  return [...by].map(([name, same]) => {
    const first = same[0] as Choice;
    if (same.length === 1) return alone(first);
    return { key: name, choices: same, pick: pick(first), said: first, open: open(first) };
  });
}

/** Buttons of one verb stand together. */
export function clusters(all: readonly Group[]): Group[][] {
  return [...Map.groupBy(all, (x) => x.said.verb).values()];
}

/** Which button has which number key: all but grave ones, in order. */
export function numbered(all: readonly Group[]): Group[] {
  return all.filter((x) => !isGrave(x.said)).slice(0, FEW);
}
