/** The regions that a phone shows one at a time. */
import type { Choice } from "../../../protocol";

export const TABS = { row: ".a-row", mine: ".a-grid", hand: ".a-hand", rivals: ".a-right", world: ".a-left" } as const;
export type Tab = keyof typeof TABS;

const VERBS: Readonly<Record<Tab, readonly string[]>> = {
  row: ["take", "take_at", "claim"],
  mine: ["build", "upgrade", "remodel", "destroy", "enlist", "lose", "stage", "increase"],
  hand: ["lead", "develop", "revolt", "play", "tactic", "prepare", "attack", "wage", "offer", "discard"],
  rivals: ["raze"],
  world: ["copy"],
};

/** The region with everything that can be chosen now, if there is only one. In an own turn people turn the tabs. */
export function tabOf(choices: readonly Choice[]): Tab | undefined {
  if (choices.some((x) => x.verb === "end")) return undefined;
  const tabs = (Object.keys(VERBS) as Tab[]).filter((tab) => choices.some((x) => VERBS[tab].includes(x.verb)));
  return tabs.length === 1 ? tabs[0] : undefined;
}
