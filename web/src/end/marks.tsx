/** Icons of the end: for the ways a game ends, and for where points come from. */
import { Icon, iconFor, iconForRef } from "../icons";
import type { IconName } from "../icons/drawings";
import { UiIcon } from "../icons/ui";

export const WAYS: Record<string, IconName> = {
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
const FLAGS = ["resignation", "given_up"]; // the way of those who left
const PARTS: Record<string, IconName> = {
  wonders: "wonder",
  tokens: "laurels",
  events: "event",
  leaders: "leader",
  actions: "action",
  civilizations: "temple",
  technologies: "science",
};
const KINDS: Record<string, string> = { wonders: "wonder", tokens: "token" };
const TONES = ["brown", "gray", "blue", "green", "yellow", "red", "purple"];

export function WayMark({ how }: { how: string }) {
  return (
    <span className="way-mark" data-how={how}>
      {FLAGS.includes(how) ? <UiIcon name="flag" size={20} /> : <Icon name={WAYS[how] ?? "laurels"} />}
    </span>
  );
}

/** A category: parts named after the colour of cards look like those cards. */
export function PartMark({ part }: { part: string }) {
  const tone = TONES.includes(part) ? part : undefined;
  const icon = tone ? iconForRef("card:", [], tone) : (PARTS[part] ?? iconFor(part) ?? "points");
  return (
    <span className="tile part-mark" data-tone={tone} data-kind={KINDS[part]}>
      <Icon name={icon} />
    </span>
  );
}
