/**
 * The points by category: one bar for each player, and a row for each category that has any. Where the score is not
 * their sum, every category has a row, because each may decide, and bars are compared within a row.
 */
import type { CSSProperties } from "react";
import { Icon } from "../icons";
import { SeatShape } from "../icons/ui";
import type { Chair, Outcome } from "../protocol";
import type { Words } from "../words/words";
import { PartIcon } from "./icons";
import { Stacks } from "./stacks";

type Props = { result: Outcome; chairs: Chair[]; words: Words; scoreIsSum: boolean };

export function Scores({ result, chairs, words, scoreIsSum }: Props) {
  const parts = Object.keys(result.parts[0] ?? {}).filter((part) => !scoreIsSum || result.parts.some((p) => p[part]));
  const bestOf = (part: string) => Math.max(...result.parts.map((p) => p[part] ?? 0));
  return (
    <div className="scores">
      <h3>{words.say(scoreIsSum ? "web-parts-of" : "web-deciding")}</h3>
      {scoreIsSum && <Stacks result={result} chairs={chairs} parts={parts} words={words} />}
      <table
        data-sum={scoreIsSum ? "" : undefined}
        aria-label={words.say(scoreIsSum ? "web-parts-of" : "web-deciding")}
      >
        <thead>
          <tr>
            <td />
            {chairs.map((x, i) => (
              <th key={x.seat} scope="col" data-won={result.places[i] === 1 ? "" : undefined}>
                <SeatShape seat={x.seat} size={12} /> {words.seat(x.seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">
                <span className="part-name">
                  <PartIcon part={part} /> {words.say(`part-${part}`)}
                </span>
              </th>
              {result.parts.map((p, i) => (
                <Points
                  key={chairs[i]?.seat}
                  words={words}
                  seat={chairs[i]?.seat ?? ""}
                  n={p[part] ?? 0}
                  best={p[part] === bestOf(part)}
                  most={scoreIsSum ? 0 : Math.max(1, bestOf(part))}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {scoreIsSum && (
            <tr className="total">
              <th scope="row">{words.say("cli-total")}</th>
              {result.scores.map((n, i) => (
                <td key={chairs[i]?.seat} className="num">
                  {words.points(n)}
                </td>
              ))}
            </tr>
          )}
          {chairs.length > 1 && (
            <tr>
              <th scope="row">{words.say("cli-place")}</th>
              {result.places.map((n, i) => (
                <td key={chairs[i]?.seat} className="num">
                  {n}
                  {n === 1 && <Icon name="laurels" />}
                </td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}

type PointsProps = { words: Words; seat: string; n: number; best: boolean; most: number };

/** A figure; with a bar where there is no other. */
function Points({ words, seat, n, best, most }: PointsProps) {
  return (
    <td className="num" data-none={n ? undefined : ""} data-best={best && n > 0 ? "" : undefined}>
      <span className="points">{words.points(n)}</span>
      {most > 0 && (
        <span className="bar" data-seat={seat} style={{ "--part": Math.max(0, n) / most } as CSSProperties} />
      )}
    </td>
  );
}
