/** The army of a tactic. */
import { useTableBasics } from "../../../board/context";
import type { Fact } from "../../../protocol";
import { TYPE_ICON } from "./tablesections";

/** The units of an army with their numbers; none for a card that is no tactic. */
export function unitsOf(facts: readonly Fact[]): [string, number][] {
  const army = facts.find(([id]) => id === "army")?.[1].army ?? {};
  return Object.entries(army as Record<string, number>);
}

/** One icon for each unit. */
export function Army({ of }: { of: string }) {
  const { facts, words } = useTableBasics();
  const army = unitsOf(facts.get(of) ?? []);
  const text = army.map(([unit, n]) => words.say(`unit-${unit}`, { n })).join(", ");
  return (
    <span className="a-army" role="img" aria-label={text}>
      {army.map(([unit, n]) => (
        <i key={unit} className="a-i a-units" data-i={TYPE_ICON[unit]} style={{ "--n": n } as never} />
      ))}
    </span>
  );
}
