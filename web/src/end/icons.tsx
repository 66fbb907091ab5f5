/** Icons of the result: for the endings of a game, and for the categories of points. */
import { Icon, iconFor, iconForRef } from "../icons";
import type { IconName } from "../icons/drawings";
import { UiIcon } from "../icons/ui";

export const ENDING_ICONS: Record<string, IconName> = {
  civilian: "temple",
  military: "military",
  scientific: "science",
  culture: "culture",
  last: "castle",
  rounds: "hourglass",
  points: "points",
  alone: "castle",
  clash: "hourglass",
  gold: "medal",
  silver: "medal",
  bronze: "medal",
  defeat: "ruin",
  overrun: "cavalry",
};
const FLAG_ENDINGS = ["resignation", "given_up"]; // endings where somebody left
const PART_ICONS: Record<string, IconName> = {
  wonders: "wonder",
  tokens: "laurels",
  events: "event",
  leaders: "leader",
  actions: "action",
  civilizations: "temple",
  technologies: "science",
};
const PART_KINDS: Record<string, string> = { wonders: "wonder", tokens: "token" };
const CARD_COLOURS = ["brown", "gray", "blue", "green", "yellow", "red", "purple"];

export function EndingIcon({ how }: { how: string }) {
  return (
    <span className="ending-icon" data-ending={how}>
      {FLAG_ENDINGS.includes(how) ? <UiIcon name="flag" size={20} /> : <Icon name={ENDING_ICONS[how] ?? "laurels"} />}
    </span>
  );
}

/** The icon of a category; one that is named after a colour of cards has that colour. */
export function PartIcon({ part }: { part: string }) {
  const tone = CARD_COLOURS.includes(part) ? part : undefined;
  const icon = tone ? iconForRef("card:", [], tone) : (PART_ICONS[part] ?? iconFor(part) ?? "points");
  return (
    <span className="tile part-icon" data-tone={tone} data-kind={PART_KINDS[part]}>
      <Icon name={icon} />
    </span>
  );
}
