/** What will happen at places: yields while collecting, attacks and explorations while moving. */
import { useMemo } from "react";
import { useTable } from "../../../board/context";
import { sectionOf } from "../../../board/find";
import type { MapMark } from "../../../board/hex";
import { iconFor } from "../../../icons";
import type { IconName } from "../../../icons/drawings";
import type { Choice, Hex, Section } from "../../../protocol";
import { split } from "../../../words/words";

const ENDS: Record<string, IconName> = {
  attack: "strength",
  explores: "territory",
  stays: "mountains",
  "no-attack": "forest",
};
const GOODS: Record<string, IconName> = {
  plain: "food",
  mountain: "stone",
  forest: "wood",
  sea: "fish",
  desert: "desert",
};

/** The choices that take a good from a space. */
export const gathers = (choices: readonly Choice[]): Choice[] => choices.filter((x) => x.verb === "gather");

const named = (choice: Choice, kind: string): string =>
  split(choice.refs.find((x) => x.startsWith(`${kind}:`)) ?? ":")[1] ?? "";

export function useMarks(board: readonly Section[]): ReadonlyMap<string, MapMark> {
  const { choices } = useTable();
  const reach = sectionOf(board, "cards", "reach");
  return useMemo(() => {
    const out = new Map<string, MapMark>();
    for (const x of reach?.items ?? []) {
      const icon = ENDS[x.note ?? ""];
      if (icon)
        out.set(x.ref, {
          icons: [icon],
          text: x.number ? `${x.number}` : "",
          tone: x.note === "attack" ? "foe" : "plain",
        });
    }
    for (const [cell, same] of Map.groupBy(gathers(choices), (x) => `cell:${named(x, "cell")}`)) {
      const icons = [...new Set(same.map((x) => iconFor(named(x, "good"))))].filter((x) => x !== undefined);
      out.set(cell, { text: "+1", icons, tone: "good" });
    }
    return out;
  }, [choices, reach]);
}

/** What land gives, as a layer of the map. */
export function yieldsOf(hexes: readonly Hex[]): ReadonlyMap<string, MapMark> {
  const out = new Map<string, MapMark>();
  for (const h of hexes) {
    const good = GOODS[h.terrain ?? ""];
    if (good && h.note !== "exhausted") out.set(h.ref, { icons: [good], low: true });
  }
  return out;
}
