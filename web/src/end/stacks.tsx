/** A bar for each player that shows of which categories the points are the sum. */
import type { CSSProperties } from "react";
import { SeatShape } from "../icons/ui";
import type { Chair, Outcome } from "../protocol";
import type { Words } from "../words/words";

const COLOURS: Readonly<Record<string, string>> = {
  brown: "var(--brown)",
  gray: "var(--gray)",
  blue: "var(--blue)",
  green: "var(--green)",
  yellow: "var(--yellow)",
  purple: "var(--purple)",
  red: "var(--red)",
  military: "var(--red)",
  wonders: "#8a5a1c",
  coins: "#6a6458",
  tokens: "#3a6d76",
};
const OTHERS = ["#9a5a28", "#3a6d76", "#7a5f8c", "#3d5578", "#a5362c", "#2b7048", "#8a6200", "#6a6458", "#28629f"];
const SHOWN = 0.05; // of the longest bar: a smaller part has no figure

export const colourOf = (part: string, at: number): string => COLOURS[part] ?? OTHERS[at % OTHERS.length] ?? "";

type Props = { result: Outcome; chairs: Chair[]; parts: readonly string[]; words: Words };

export function Stacks({ result, chairs, parts, words }: Props) {
  const gains = result.parts.map((x) => parts.reduce((sum, part) => sum + Math.max(0, x[part] ?? 0), 0));
  const most = Math.max(1, ...gains);
  const order = chairs.map((_, i) => i).sort((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0));
  return (
    <ul className="stacks" aria-hidden="true">
      {order.map((i) => (
        <li key={chairs[i]?.seat}>
          <p>
            <SeatShape seat={chairs[i]?.seat ?? ""} size={12} /> <b>{words.seat(chairs[i]?.seat ?? "")}</b>
            {chairs[i]?.mine && <span className="stack-you">{words.say("web-you")}</span>}
            {chairs.length > 1 && (
              <span className="stack-place">{words.say("web-place", { n: result.places[i] ?? 0 })}</span>
            )}
          </p>
          <div className="stack-row">
            <span className="stack" style={{ "--share": (gains[i] ?? 0) / most } as CSSProperties}>
              {parts.map((part, at) => {
                const n = result.parts[i]?.[part] ?? 0;
                return n > 0 ? (
                  <i
                    key={part}
                    style={{ flexGrow: n, background: colourOf(part, at) }}
                    title={`${words.say(`part-${part}`)}: ${words.points(n)}`}
                  >
                    {n / most > SHOWN ? words.points(n) : ""}
                  </i>
                ) : null;
              })}
            </span>
            <b className="num">{words.points(result.scores[i] ?? 0)}</b>
          </div>
        </li>
      ))}
    </ul>
  );
}
