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
  aboard: "ship",
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

export const named = (choice: Choice, kind: string): string =>
  split(choice.refs.find((x) => x.startsWith(`${kind}:`)) ?? ":")[1] ?? "";

export type Stored = { has: number; room: number };

/** How many of each good a seat has, and how many more it can store. */
export function storedBy(board: readonly Section[], seat: string): ReadonlyMap<string, Stored> {
  const stock = sectionOf(board, "counters", "stock", seat)?.items ?? [];
  return new Map(stock.map((x) => [x.name, { has: x.value, room: (x.of ?? x.value) - x.value }]));
}

export function useMarks(board: readonly Section[]): ReadonlyMap<string, MapMark> {
  const { choices, viewer, asked } = useTable();
  const reach = sectionOf(board, "cards", "reach");
  return useMemo(() => {
    const [out, stored] = [new Map<string, MapMark>(), storedBy(board, viewer)];
    const terrains = new Map(sectionOf(board, "map", "map")?.hexes.map((h) => [h.ref, h.terrain]));
    const ashore = terrains.get(String(asked?.args?.at ?? "")) !== "sea";
    for (const x of reach?.items ?? []) {
      const icon = ENDS[x.note || (ashore && terrains.get(x.ref) === "sea" ? "aboard" : "")];
      if (icon)
        out.set(x.ref, {
          icons: [icon],
          text: x.note === "attack" ? `${x.second ?? 0} : ${x.number ?? 0}` : "",
          tone: x.note === "attack" ? "foe" : "plain",
        });
    }
    const place = (sectionOf(board, "cards", "sea-battle") ?? sectionOf(board, "cards", "battle"))?.items[0];
    if (place) out.set(place.ref, { icons: ["strength"], tone: "foe" });
    for (const [cell, same] of Map.groupBy(gathers(choices), (x) => `cell:${named(x, "cell")}`)) {
      const icons = [...new Set(same.map((x) => iconFor(named(x, "good"))))].filter((x) => x !== undefined);
      const fits = same.some((x) => stored.get(named(x, "good"))?.room !== 0);
      out.set(cell, { text: fits ? "+1" : "+0", icons, tone: fits ? "good" : "plain" }); // what is above a limit is lost
    }
    return out;
  }, [board, choices, reach, viewer, asked]);
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
