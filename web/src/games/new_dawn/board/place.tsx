/** What a place of the map is, in words: terrain, difficulty, who holds it, what stands there and what would happen. */
import { useCallback } from "react";
import { useTableBasics } from "../../../board/context";
import { pieceText } from "../../../board/hex";
import type { PlaceLines } from "../../../board/mapplace";
import type { Hex } from "../../../protocol";
import { split } from "../../../words/words";
import type { Empires } from "./empires";

const TOLD = ["state", "natural"]; // kinds of pieces whose facts matter on the map

export function usePlaceTitle(): (hex: Hex) => string {
  const { words } = useTableBasics();
  return useCallback(
    (hex) => {
      const name = words.ref(hex.ref);
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
    [words],
  );
}

export function usePlaceLines(table: Empires): PlaceLines {
  const { words, facts } = useTableBasics();
  return useCallback(
    (hex) => {
      const target = table.cards("targets").find((x) => x.ref === hex.ref);
      const way = table.cards("ways").find((x) => x.ref === hex.ref);
      const odds = target?.on?.find((x) => x.name === "winning-rolls");
      const told = (ref: string) => (TOLD.includes(split(ref)[0]) ? words.facts(facts.get(ref) ?? []) : []);
      const pieces = (hex.pieces ?? []).filter((p) => !p.figure);
      const ground = hex.terrain ? words.say(`terrain-${hex.terrain}`) : words.say("web-map-unexplored");
      const hard = hex.number == null ? [] : words.facts([["difficulty", { n: hex.number }]]);
      const lines = [
        [ground, ...hard].join(", "),
        hex.seat && words.seat(hex.seat),
        ...pieces.flatMap((p) => [pieceText(p, hex.seat ?? "", words), ...told(p.ref)]),
        way && words.say(`note-${way.note}`, { number: way.number ?? 0 }),
        target && `${target.number} : ${target.second}`,
        odds && words.say("web-dawn-odds", { n: odds.value, of: odds.of ?? 0 }),
      ];
      return lines.map((x) => x && x !== words.ref(hex.ref) && <li key={x}>{x}</li>);
    },
    [table, words, facts],
  );
}
