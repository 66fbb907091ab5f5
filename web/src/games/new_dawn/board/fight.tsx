/** An attack: both sums with their parts, before it is made and while it goes on. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useChoices, useTable, useTableBasics } from "../../../board/context";
import type { MapMark } from "../../../board/hex";
import { Icon } from "../../../icons";
import { SeatShape, UiIcon } from "../../../icons/ui";
import type { Choice, Cost, Hex, Item, Part } from "../../../protocol";
import { split } from "../../../words/words";
import type { Empires } from "./empires";

/** Both sums on every target, green where most rolls win; a shield on what can be reinforced. */
export function sumsOnMap(table: Empires, choices: readonly Choice[]): ReadonlyMap<string, MapMark> {
  const reinforced = choices.filter((x) => x.verb === "reinforce").flatMap((x) => x.refs);
  return new Map([
    ...reinforced.map((ref): [string, MapMark] => [ref, { icons: ["shields"] }]),
    ...table.cards("targets").map((x): [string, MapMark] => {
      const odds = x.on?.find((count) => count.name === "winning-rolls");
      const likely = !!odds && 2 * odds.value > (odds.of ?? 0);
      return [x.ref, { text: `${x.number}:${x.second}`, tone: likely ? "good" : "plain" }];
    }),
  ]);
}

export type Aiming = {
  target: string; // the place whose window is open
  attack: Choice | null;
  back: () => void;
  answers: (hex: Hex) => boolean;
};

/** A click on a target opens its window, and a second one attacks: nothing else asks whether one is sure. */
export function useAiming(): Aiming {
  const choices = useChoices();
  const { actions } = useTableBasics();
  const [wanted, setWanted] = useState<{ choices: readonly Choice[]; ref: string }>({ choices, ref: "" });
  const target = wanted.choices === choices ? wanted.ref : "";
  const attackOn = (ref: string) => choices.find((x) => x.verb === "attack" && x.refs.includes(ref)) ?? null;
  useEffect(() => {
    if (!target) return;
    const leave = (e: KeyboardEvent) => {
      if (e.key !== "Escape") return;
      e.stopPropagation();
      setWanted({ choices, ref: "" });
    };
    document.addEventListener("keydown", leave, true);
    return () => document.removeEventListener("keydown", leave, true);
  }, [target, choices]);
  return {
    target,
    attack: target ? attackOn(target) : null,
    back: () => setWanted({ choices, ref: "" }),
    answers: (hex) => {
      const attack = actions && attackOn(hex.ref);
      if (attack && hex.ref === target) actions.play(attack);
      else setWanted({ choices, ref: attack ? hex.ref : "" });
      return !!attack;
    },
  };
}

/** The window of the target that was chosen, or of the battle that goes on. */
export function Fight({ table, aiming }: { table: Empires; aiming: Aiming }) {
  const { viewer } = useTableBasics();
  const { selected } = useTable();
  const going = table.cards("battle")[0];
  if (going) {
    const sides = [table.cards("attacker")[0]?.ref ?? "", table.cards("defender")[0]?.ref ?? ""] as const;
    return <FightWindow at={going} sides={sides} />;
  }
  const isOpen = (ref: string) => (aiming.target ? ref === aiming.target : selected.has(ref));
  const target = table.cards("targets").find((x) => isOpen(x.ref));
  if (!target) return null;
  const hex = table.map?.hexes.find((x) => x.ref === target.ref);
  return <FightWindow at={target} sides={[`seat:${viewer}`, defenderOn(hex)]} aiming={aiming} prize={preyOn(hex)} />;
}

/** Is it barbarians or a city-state, which have names of their own? */
const isThing = (ref: string) => /^(barbarian|state):/.test(ref);

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
    const map = box.current?.parentElement?.querySelector(".dawn-map");
    const hex = map?.querySelector(`[data-ref="${CSS.escape(place)}"]`)?.getBoundingClientRect();
    const room = map?.getBoundingClientRect();
    if (hex && room) setSide(hex.left + hex.right > room.left + room.right ? "left" : "right");
  }, [box, place]);
  return side;
}

/** What is there to be won. */
function preyOn(hex: Hex | undefined): string {
  const refs = (hex?.pieces ?? []).map((x) => x.ref);
  const kind = ["barbarian", "state"].find((x) => refs.some((ref) => split(ref)[0] === x));
  return kind ?? ["capital", "city"].find((x) => refs.includes(`hold:${x}`)) ?? "control";
}

type WindowProps = { at: Item; sides: readonly [string, string]; aiming?: Aiming; prize?: string };

function FightWindow({ at, sides, aiming, prize }: WindowProps) {
  const { words } = useTableBasics();
  const box = useRef<HTMLElement>(null);
  const side = useOtherSide(box, at.ref);
  const odds = at.on?.find((x) => x.name === "winning-rolls");
  const said = odds && words.say("web-dawn-odds", { n: odds.value, of: odds.of ?? 0 });
  return (
    <section className="dawn-fight" ref={box} data-side={side} aria-label={words.ref(at.ref)}>
      <h3>{isThing(sides[1]) ? words.ref(sides[1]) : words.ref(at.ref)}</h3>
      {isThing(sides[1]) && <p className="muted">{words.ref(at.ref)}</p>}
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
      {prize && <Stakes at={at} prize={prize} />}
      {aiming?.attack && <Buttons aiming={aiming} attack={aiming.attack} />}
    </section>
  );
}

/** What is won and lost, and what attacking this player costs at once. */
function Stakes({ at, prize }: { at: Item; prize: string }) {
  const { words } = useTableBasics();
  const returned = at.on?.find((x) => x.name === "returned-cards");
  return (
    <p className="dawn-stakes">
      {words.say(`web-dawn-prize-${prize}`)} {words.say("web-dawn-prize-lost")}
      {returned && (
        <b>
          {" "}
          <UiIcon name="warning" size={14} /> {words.say("on-returned-cards", { n: returned.value })}
        </b>
      )}
    </p>
  );
}

function Buttons({ aiming, attack }: { aiming: Aiming; attack: Choice }) {
  const { words, actions } = useTableBasics();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="dawn-fight-buttons">
      <button type="button" className="button small quiet" onClick={aiming.back}>
        {words.say("web-back")}
      </button>
      <button
        type="button"
        ref={button}
        className="button primary"
        data-move={attack.move}
        onClick={() => actions?.play(attack)}
      >
        {words.say("web-dawn-attack")}
      </button>
    </div>
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
