/** Icons of the end: for the ways a game ends, and for where points come from. */
import { Icon, ideaOf, ideaOfRef } from "../icons";
import type { Idea } from "../icons/ideas";
import { Ui } from "../icons/ui";

export const WAYS: Record<string, Idea> = {
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
const PARTS: Record<string, Idea> = {
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
      {FLAGS.includes(how) ? <Ui name="flag" size={20} /> : <Icon idea={WAYS[how] ?? "laurels"} />}
    </span>
  );
}

/** A category: parts named after the colour of cards look like those cards. */
export function PartMark({ part }: { part: string }) {
  const tone = TONES.includes(part) ? part : undefined;
  const idea = tone ? ideaOfRef("card:", [], tone) : (PARTS[part] ?? ideaOf(part) ?? "points");
  return (
    <span className="tile part-mark" data-tone={tone} data-kind={KINDS[part]}>
      <Icon idea={idea} />
    </span>
  );
}
