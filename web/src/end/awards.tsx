/** What each player was best at, by the figures of the result: at most four, and one for everybody who led in anything. */
import { SeatShape } from "../icons/ui";
import type { Chair, Outcome } from "../protocol";
import type { Words } from "../words/words";
import { PartIcon } from "./icons";

const MOST = 4;
export type Award = { part: string; seat: number; points: number; lead: number };

/** Categories in which one player has more than every other; those with the longest lead, everybody's best first. */
export function awardsOf(parts: readonly Readonly<Record<string, number>>[]): Award[] {
  if (parts.length < 2) return [];
  const all = Object.keys(parts[0] ?? {}).flatMap((part): Award[] => {
    const points = parts.map((x) => x[part] ?? 0);
    const [first = 0, second = 0] = [...points].sort((a, b) => b - a);
    return first > second && first > 0
      ? [{ part, seat: points.indexOf(first), points: first, lead: first - second }]
      : [];
  });
  all.sort((a, b) => b.lead - a.lead);
  const best = all.filter((x, i) => all.findIndex((y) => y.seat === x.seat) === i);
  return [...best, ...all.filter((x) => !best.includes(x))].slice(0, MOST);
}

export function Awards({ result, chairs, words }: { result: Outcome; chairs: Chair[]; words: Words }) {
  const awards = awardsOf(result.parts);
  if (!awards.length) return null;
  return (
    <section className="awards">
      <h3>{words.say("web-awards")}</h3>
      <ul>
        {awards.map(({ part, seat, points }) => (
          <li key={part}>
            <PartIcon part={part} />
            <span>
              <b>{words.say("web-award", { part: words.say(`part-${part}`) })}</b>
              <span>
                <SeatShape seat={chairs[seat]?.seat ?? ""} size={11} /> {words.seat(chairs[seat]?.seat ?? "")},{" "}
                {words.points(points)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
