/** A caravan under way: its end is chosen, and the steps to it follow one another. */
import { type PointerEvent, useMemo, useState } from "react";
import { byMove, type Pick, useChain } from "../../../board/chain";
import { useChoices } from "../../../board/context";
import type { MapLie, MapMark } from "../../../board/hex";
import { hexCentre, nameOf, SIDES } from "../../../board/hexes";
import type { Hex, Item } from "../../../protocol";
import { split } from "../../../words/words";
import type { Empires } from "./empires";

export type Leading = {
  marks: ReadonlyMap<string, MapMark>; // steps to every place that it can come to
  path: readonly Hex[]; // to the place under the pointer, with the place where it stands
  seat: string;
  watch: { onPointerOver: (e: PointerEvent) => void; onPointerOut: () => void };
  answers: (hex: Hex) => boolean;
};

/** Where it may not go on from, or not stay. */
const [THROUGH, ARRIVES, DEFEATS] = ["way-through", "way-arrives", "way-defeats"];

/** The last part of the chain: at its end a caravan arrives or stays, if that is still asked. */
const atTheEnd =
  (arrives: boolean): Pick =>
  (choices) =>
    arrives
      ? choices.find((x) => x.verb === "arrive")
      : choices.some((x) => x.verb === "step")
        ? choices.find((x) => x.verb === "done")
        : undefined;

export function useLeading(table: Empires, viewer: string): Leading | null {
  const choices = useChoices();
  const { start } = useChain();
  const [over, setOver] = useState("");
  const items = table.cards("ways");
  const map = table.map;
  const ways = useMemo(() => new Map(items.map((x) => [x.ref, x])), [items]);
  const marks = useMemo(() => new Map(items.map((x): [string, MapMark] => [x.ref, markOf(x)])), [items]);
  const path = useMemo(() => (map ? pathTo(over, ways, map.hexes) : []), [over, ways, map]);
  if (!map || !items.length || !choices.some((x) => x.verb === "step")) return null;
  const first = map.hexes.find((x) => x.ref === path[0]);
  const from = first && standsBeside(first, map.hexes, ways, viewer);
  const steps = path.flatMap((ref) => map.hexes.find((x) => x.ref === ref) ?? []);
  return {
    marks,
    path: from ? [from, ...steps] : steps,
    seat: viewer,
    watch: {
      onPointerOver: (e) => setOver((e.target as Element).closest<SVGElement>(".hex")?.dataset.ref ?? ""),
      onPointerOut: () => setOver(""),
    },
    answers: (hex) => {
      const goal = ways.get(hex.ref);
      if (!goal) return false;
      const moves = pathTo(hex.ref, ways, map.hexes).map((ref) => byMove(`step ${split(ref)[1]}`));
      const last = goal.note === ARRIVES || (goal.note !== THROUGH && goal.note !== DEFEATS);
      start(last ? [...moves, atTheEnd(goal.note === ARRIVES)] : moves);
      return true;
    },
  };
}

function markOf(way: Item): MapMark {
  if (way.note === ARRIVES) return { text: `${way.number}`, icons: ["laurels"], tone: "good" };
  return { text: `${way.number}`, tone: way.note === DEFEATS ? "foe" : "plain" };
}

/** The places to a goal, each one step nearer than the next; a barbarian ends the way. */
export function pathTo(goal: string, ways: ReadonlyMap<string, Item>, hexes: readonly Hex[]): string[] {
  const byName = new Map(hexes.map((x) => [nameOf(x), x]));
  const path: string[] = [];
  let at = hexes.find((x) => x.ref === goal);
  while (at && ways.has(at.ref)) {
    path.unshift(at.ref);
    const left = (ways.get(at.ref)?.number ?? 0) - 1;
    const here = at;
    at = SIDES.map(([dq, dr]) => byName.get(nameOf({ q: here.q + dq, r: here.r + dr }))).find((x) => {
      const way = x && ways.get(x.ref);
      return way && way.number === left && way.note !== DEFEATS;
    });
  }
  return path;
}

/** The neighbour where the own caravan stands, which is not one of its ways. */
function standsBeside(
  { q, r }: Hex,
  hexes: readonly Hex[],
  ways: ReadonlyMap<string, Item>,
  seat: string,
): Hex | undefined {
  const near = hexes.filter((x) => SIDES.some(([dq, dr]) => x.q === q + dq && x.r === r + dr) && !ways.has(x.ref));
  const own = (x: Hex) => x.pieces?.some((p) => p.ref === "piece:caravan" && p.seat === seat);
  return near.find(own) ?? near.find((x) => x.seat === seat);
}

/** The way that the caravan would take. */
export function Way({ leading, lie }: { leading: Leading; lie: MapLie }) {
  const points = leading.path.map((x) => hexCentre(x, lie));
  if (points.length < 2) return null;
  const d = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
  return <path className="dawn-way" data-seat={leading.seat} d={d} />;
}
