/**
 * The points by category: a row for each category that has any, a column with bars for each player. Where the score is
 * not their sum, every category has a row, because each may decide, and bars are compared within a row.
 */
import type { CSSProperties } from "react";
import { Icon } from "../icons";
import { SeatShape } from "../icons/ui";
import type { Chair, Outcome } from "../protocol";
import type { Words } from "../words/words";
import { PartIcon } from "./icons";

type Props = { result: Outcome; chairs: Chair[]; words: Words; scoreIsSum: boolean };

export function Scores({ result, chairs, words, scoreIsSum }: Props) {
  const parts = Object.keys(result.parts[0] ?? {}).filter((part) => !scoreIsSum || result.parts.some((p) => p[part]));
  const mostOf = (some: string[]) =>
    Math.max(1, ...result.parts.flatMap((p) => some.map((part) => Math.abs(p[part] ?? 0))));
  return (
    <div className="scores">
      <table aria-label={words.say(scoreIsSum ? "web-parts-of" : "web-deciding")}>
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
                  most={mostOf(scoreIsSum ? parts : [part])}
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

function Points({ words, seat, n, most }: { words: Words; seat: string; n: number; most: number }) {
  const part = { "--part": Math.abs(n) / most } as CSSProperties;
  return (
    <td className="num" data-none={n ? undefined : ""}>
      <span className="points">{words.points(n)}</span>
      <span className="bar" data-seat={seat} data-less={n < 0 ? "" : undefined} style={part} />
    </td>
  );
}
