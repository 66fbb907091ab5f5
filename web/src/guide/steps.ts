/**
 * A guided turn is data: steps with what each points at and, where it waits for the table, for what. Its words are the
 * game's messages `guide-<step>`. It knows no rules: it looks at the position that everybody is sent.
 */
import { isEmpty } from "../board/sections";
import type { Asked, Entry, Section } from "../protocol";

/** Of the position: all that is named must hold. */
export type Condition = {
  asked?: string; // the viewer is asked this question
  drawn?: string; // a section of this title or kind has something in it
  did?: readonly string[]; // the viewer has chosen one of these verbs since the step began
};

export type Step = {
  id: string;
  at?: readonly string[]; // selectors; the first that is to be seen is pointed at
  tab?: "board" | "me" | "rivals" | "log"; // where a narrow page shows it
  only?: Condition; // else the step is left out
  until?: Condition; // the step waits for this; without it a button goes on
};

export type Position = {
  viewer: string;
  asked: Asked | null;
  board: readonly Section[];
  log: readonly Entry[];
};

export function holds(wanted: Condition, now: Position, since: number): boolean {
  const { asked, drawn, did } = wanted;
  if (asked && !(now.asked?.seat === now.viewer && now.asked.question === asked)) return false;
  if (drawn && !now.board.some((x) => (x.title === drawn || x.kind === drawn) && !isEmpty(x))) return false;
  const own = now.log.slice(since).filter((x) => x.who === now.viewer && !x.undone);
  return !did || own.some((x) => x.said?.some((said) => did.includes(said.verb)));
}

/** The first step from `at` on that has a place in this position; the number of steps where none is left. */
export function fitting(steps: readonly Step[], at: number, now: Position, since: number): number {
  const found = steps.findIndex((step, i) => i >= at && (!step.only || holds(step.only, now, since)));
  return found < 0 ? steps.length : found;
}

/** The step before, of those that can be read again. */
export function previous(steps: readonly Step[], at: number, now: Position): number {
  return steps.findLastIndex((step, i) => i < at && !step.until && (!step.only || holds(step.only, now, 0)));
}
