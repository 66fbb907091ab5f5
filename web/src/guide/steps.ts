/**
 * A guide is data: steps, each with what it points at and what it waits for. Its texts are the messages
 * `guide-<step>` of the game. It knows no rules; it reads the position that the server sends.
 */
import { isEmpty } from "../board/sections";
import type { Asked, Entry, Section } from "../protocol";

/** A condition on the position. All parts that are given must be true. */
export type Condition = {
  asked?: string; // the viewer is asked this question
  drawn?: string; // a section of this title or kind has something in it
  did?: readonly string[]; // the viewer has chosen one of these verbs since the step began
};

export type Step = {
  id: string;
  at?: readonly string[]; // selectors; the step points at the first that can be seen
  tab?: "board" | "me" | "rivals" | "log"; // the tab of a narrow page that shows it
  only?: Condition; // otherwise the step is skipped
  until?: Condition; // the step waits for this; without it, a button leads on
};

export type Position = {
  viewer: string;
  asked: Asked | null;
  board: readonly Section[];
  log: readonly Entry[];
};

export function isMet(wanted: Condition, now: Position, since: number): boolean {
  const { asked, drawn, did } = wanted;
  if (asked && !(now.asked?.seat === now.viewer && now.asked.question === asked)) return false;
  if (drawn && !now.board.some((x) => (x.title === drawn || x.kind === drawn) && !isEmpty(x))) return false;
  const own = now.log.slice(since).filter((x) => x.who === now.viewer && !x.undone);
  return !did || own.some((x) => x.said?.some((move) => did.includes(move.verb)));
}

/** The first step from `at` on that fits the position; the number of steps if there is none. */
export function nextStep(steps: readonly Step[], at: number, now: Position, since: number): number {
  const found = steps.findIndex((step, i) => i >= at && (!step.only || isMet(step.only, now, since)));
  return found < 0 ? steps.length : found;
}

/** The step before `at` that can be read again; -1 if there is none. */
export function previousStep(steps: readonly Step[], at: number, now: Position): number {
  return steps.findLastIndex((step, i) => i < at && !step.until && (!step.only || isMet(step.only, now, 0)));
}
