/** The signs of the five types of focus cards, and of the four kinds of diplomacy cards that players give. */
import type { IconName } from "../../../icons/drawings";
import type { Fact } from "../../../protocol";

const ICONS: Record<string, IconName> = {
  culture: "culture",
  science: "science",
  economy: "caravan",
  industry: "crane",
  military: "strength",
};

const PACTS: Record<string, IconName> = {
  joint_war: "strength",
  defensive_pact: "shields",
  embassy: "scroll",
  open_borders: "territory",
};

/** Of a diplomacy card of a player; every player has the same four. */
export const pactIcon = (ref: string): IconName | undefined => PACTS[ref.replace(/^pact:|_[a-d]$/g, "")];

/** By the type that the facts of a card or a wonder name. */
export function typeIcon(facts: readonly Fact[] = []): IconName {
  const type = facts.find(([id]) => id === "type" || id === "deck")?.[1].type;
  return ICONS[String(type)] ?? "card";
}
