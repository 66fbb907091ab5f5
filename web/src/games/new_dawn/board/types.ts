/** The signs of the five types of focus cards. */
import type { IconName } from "../../../icons/drawings";
import type { Fact } from "../../../protocol";

const ICONS: Record<string, IconName> = {
  culture: "culture",
  science: "science",
  economy: "caravan",
  industry: "crane",
  military: "strength",
};

/** By the type that the facts of a card or a wonder name. */
export function typeIcon(facts: readonly Fact[] = []): IconName {
  const type = facts.find(([id]) => id === "type" || id === "deck")?.[1].type;
  return ICONS[String(type)] ?? "card";
}
