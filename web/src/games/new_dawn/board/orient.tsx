/** How the direction token lies: where a 1 of the die sends each barbarian is drawn on the map, and can be turned. */
import { useState } from "react";
import { useChoices, useTableBasics } from "../../../board/context";
import type { MapLie } from "../../../board/hex";
import { hexCentre, SIDES } from "../../../board/hexes";
import type { Choice, Hex } from "../../../protocol";
import { split } from "../../../words/words";
import { Rose } from "./dials";
import type { Empires } from "./empires";

const WAYS = 6;
const [FROM, TO, HEAD, WIDE] = [0.26, 0.86, 0.2, 0.13]; // of the way from a space to the next one

export type Orienting = { way: number; choice: Choice; turn: (by: number) => void };

/** Which direction a 1 has, until the player leaves it so. */
export function useOrienting(): Orienting | null {
  const choices = useChoices();
  const [way, setWay] = useState(0);
  const choice = choices.find((x) => x.verb === "compass" && Number(split(x.refs[0] ?? "")[1]) === way);
  return choice ? { way, choice, turn: (by) => setWay((way + by + WAYS) % WAYS) } : null;
}

/** From every barbarian an arrow to the space where a 1 sends it. */
export function Arrows({ way, hexes, lie }: { way: number; hexes: readonly Hex[]; lie: MapLie }) {
  const [dq, dr] = SIDES[(way + WAYS - 1) % WAYS] ?? [0, 0]; // the first way is north-east, the first side is east
  const at = hexes.filter((x) => x.pieces?.some((p) => split(p.ref)[0] === "barbarian"));
  return at.map((hex) => {
    const [a, b] = [hexCentre(hex, lie), hexCentre({ q: hex.q + dq, r: hex.r + dr }, lie)];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const on = (far: number, aside = 0) =>
      `${(a.x + far * dx - aside * dy).toFixed(1)} ${(a.y + far * dy + aside * dx).toFixed(1)}`;
    return (
      <g key={hex.ref} className="dawn-arrow">
        <path className="arrow-line" d={`M${on(FROM)}L${on(TO - HEAD)}`} />
        <path d={`M${on(TO)}L${on(TO - HEAD, WIDE)}L${on(TO - HEAD, -WIDE)}z`} />
      </g>
    );
  });
}

/** What the token means, the token itself, and the buttons that turn it or leave it. */
export function OrientWindow({ orienting, table, turned }: { orienting: Orienting; table: Empires; turned: boolean }) {
  const { words, actions } = useTableBasics();
  const { way, choice, turn } = orienting;
  const title = words.say("web-dawn-orient");
  return (
    <section className="dawn-orient" aria-label={title}>
      <h2>{title}</h2>
      <p>{words.say("web-dawn-orient-about")}</p>
      <div className="row">
        <Rose table={table} turned={turned} way={way} />
        <div>
          <button type="button" className="button small quiet" onClick={() => turn(-1)}>
            <span aria-hidden="true">↺</span> {words.say("web-dawn-orient-back")}
          </button>
          <button type="button" className="button small quiet" onClick={() => turn(1)}>
            <span aria-hidden="true">↻</span> {words.say("web-dawn-orient-on")}
          </button>
        </div>
      </div>
      <button
        type="button"
        className="button primary"
        data-lit=""
        data-move={choice.move}
        onClick={() => actions?.play(choice)}
      >
        {words.say("web-dawn-orient-leave")}
      </button>
    </section>
  );
}
