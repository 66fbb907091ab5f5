/** An attack: both sums with their parts, before it is made and while it goes on. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useChoices, useTable, useTableBasics } from "../../../board/context";
import type { MapMark } from "../../../board/hex";
import { Icon } from "../../../icons";
import { SeatShape } from "../../../icons/ui";
import type { Cost, Hex, Item, Part } from "../../../protocol";
import { split } from "../../../words/words";
import type { Empires } from "./empires";

/** Both sums on every target; green where most rolls win. */
export function sumsOnMap(table: Empires): ReadonlyMap<string, MapMark> {
  return new Map(
    table.cards("targets").map((x): [string, MapMark] => {
      const odds = x.on?.find((count) => count.name === "winning-rolls");
      const likely = !!odds && 2 * odds.value > (odds.of ?? 0);
      return [x.ref, { text: `${x.number}:${x.second}`, tone: likely ? "good" : "plain" }];
    }),
  );
}

/** The window of the target that was chosen, or of the battle that goes on. */
export function Fight({ table }: { table: Empires }) {
  const { viewer } = useTableBasics();
  const { selected } = useTable();
  const going = table.cards("battle")[0];
  if (going) {
    const sides = [table.cards("attacker")[0]?.ref ?? "", table.cards("defender")[0]?.ref ?? ""] as const;
    return <FightWindow at={going} sides={sides} />;
  }
  const target = table.cards("targets").find((x) => selected.has(x.ref));
  if (!target) return null;
  const hex = table.map?.hexes.find((x) => x.ref === target.ref);
  return <FightWindow at={target} sides={[`seat:${viewer}`, defenderOn(hex)]} />;
}

/** Who defends a place: barbarians first, then a city-state, then whoever holds it. */
function defenderOn(hex: Hex | undefined): string {
  const piece = ["barbarian", "state"]
    .map((kind) => hex?.pieces?.find((x) => split(x.ref)[0] === kind))
    .find((x) => x !== undefined);
  return piece?.ref ?? (hex?.seat ? `seat:${hex.seat}` : "");
}

/** On which side of the map a window leaves a place in sight. */
function useOtherSide(box: RefObject<HTMLElement | null>, place: string): "left" | "right" {
  const [side, setSide] = useState<"left" | "right">("right");
  useLayoutEffect(() => {
    const map = box.current?.parentElement;
    const hex = map?.querySelector(`[data-ref="${CSS.escape(place)}"]`)?.getBoundingClientRect();
    const room = map?.getBoundingClientRect();
    if (hex && room) setSide(hex.left + hex.right > room.left + room.right ? "left" : "right");
  }, [box, place]);
  return side;
}

function FightWindow({ at, sides }: { at: Item; sides: readonly [string, string] }) {
  const { words, actions } = useTableBasics();
  const box = useRef<HTMLElement>(null);
  const side = useOtherSide(box, at.ref);
  const attack = useChoices().find((x) => x.refs.includes(at.ref));
  const odds = at.on?.find((x) => x.name === "winning-rolls");
  const said = odds && words.say("web-dawn-odds", { n: odds.value, of: odds.of ?? 0 });
  return (
    <section className="dawn-fight" ref={box} data-side={side} aria-label={words.ref(at.ref)}>
      <h3>{words.ref(at.ref)}</h3>
      <div className="dawn-sides">
        {at.cost?.costs.map((cost, i) => (
          <Side key={sides[i] ?? i} who={sides[i] ?? ""} cost={cost} />
        ))}
      </div>
      {odds && (
        <p className="dawn-odds">
          <span className="dawn-meter" style={{ "--share": odds.value / (odds.of || 1) } as object} />
          <span>{said}</span>
        </p>
      )}
      {odds && attack && actions && (
        <div className="dawn-fight-buttons">
          <button type="button" className="button primary" onClick={() => actions.play(attack)}>
            {words.say("web-dawn-attack")}
          </button>
        </div>
      )}
    </section>
  );
}

function Side({ who, cost }: { who: string; cost: Cost }) {
  const { words } = useTableBasics();
  const [kind, name] = split(who);
  return (
    <section className="dawn-side" data-seat={kind === "seat" ? name : undefined}>
      <h4>
        {kind === "seat" && <SeatShape seat={name} />} {who && words.ref(who)}
      </h4>
      <ul>
        {(cost.parts ?? []).map((part) => (
          <li key={part.source}>
            <b>{part.amount}</b> <span>{sourceOf(part, words)}</span>
          </li>
        ))}
      </ul>
      <strong>
        <Icon name="strength" /> {cost.total}
      </strong>
    </section>
  );
}

function sourceOf(part: Part, words: ReturnType<typeof useTableBasics>["words"]): string {
  if (part.source.includes(":")) return words.ref(part.source);
  return words.say(`price-${part.source}`, { count: part.count ?? 0, each: part.each ?? 0 });
}
