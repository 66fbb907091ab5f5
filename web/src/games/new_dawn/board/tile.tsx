/** A tile that is laid: both sides of it, and its ghost on the map where the pointer or the focus is. */
import { type FocusEvent, type PointerEvent, useEffect, useMemo, useState } from "react";
import { TerrainTile } from "../../../art/drawn";
import { useChoices, useTableBasics } from "../../../board/context";
import { Drawings, type HexDrawing, type MapLie, outline } from "../../../board/hex";
import { hexCentre, isPointy } from "../../../board/hexes";
import type { Choice, Hex } from "../../../protocol";
import { split } from "../../../words/words";
import mapArt from "../mapart";
import type { Empires } from "./empires";
import { DRAWINGS } from "./standing";

const TURNS = 6;
export const GHOST_ROOM = 100; // units around the map, so that a ghost at its edge is seen

export type Laying = {
  ghost: { choice: Choice; hexes: readonly Hex[] } | null; // as it would lie
  others: number; // more ways for it to lie at that place
  flip: (() => void) | null;
  turn: (() => void) | null;
  watch: { onPointerOver: (e: PointerEvent) => void; onFocus: (e: FocusEvent) => void };
  answers: (hex: Hex) => boolean;
};

const sideOf = (x: Choice) => split(x.refs[1] ?? "")[1] ?? "";
const turnOf = (x: Choice) => Number(split(x.refs[2] ?? "")[1]);

/** Which way the tile would lie at the place that is pointed at: the pointer moves, F turns it over, R turns it. */
export function useLaying(table: Empires): Laying | null {
  const choices = useChoices();
  const { actions } = useTableBasics();
  const [at, setAt] = useState("");
  const [wanted, setWanted] = useState({ side: "a", turn: 0 });
  const sides = table.tile?.hexes;
  const ways = choices.filter((x) => x.verb === "lay" && x.refs[0] === at);
  const shown = nearestWay(ways, wanted);
  const place = table.map?.hexes.find((x) => x.ref === at);
  const hexes = useMemo(
    () => (sides && place && shown ? laidAt(place, sides, sideOf(shown), turnOf(shown)) : []),
    [sides, place, shown],
  );
  const over = ways.find((x) => shown && sideOf(x) !== sideOf(shown));
  const same = ways.filter((x) => shown && sideOf(x) === sideOf(shown));
  const next = same.find((x) => shown && turnOf(x) > turnOf(shown)) ?? same[0];
  const show = (x: Choice | undefined) => (x ? () => setWanted({ side: sideOf(x), turn: turnOf(x) }) : null);
  const flip = show(over);
  const turn = same.length > 1 ? show(next) : null;
  useKeys(sides ? { f: flip, r: turn } : {});
  if (!sides || !actions || !choices.some((x) => x.verb === "lay")) return null;
  const look = (e: { target: EventTarget }) => {
    const cell = (e.target as Element).closest<SVGElement>('[data-lit][data-ref^="cell:"]')?.dataset.ref;
    if (cell) setAt(cell);
  };
  return {
    ghost: shown ? { choice: shown, hexes } : null,
    others: ways.length - 1,
    flip,
    turn,
    watch: { onPointerOver: look, onFocus: look },
    answers: (hex) => {
      if (split(hex.ref)[0] !== "cell") return false;
      if (hex.ref === at && shown) actions.play(shown);
      else setAt(hex.ref);
      return true;
    },
  };
}

/** The way that is wanted, or else one with its side, or any. */
function nearestWay(ways: readonly Choice[], { side, turn }: { side: string; turn: number }): Choice | undefined {
  const same = ways.filter((x) => sideOf(x) === side);
  return same.find((x) => turnOf(x) === turn) ?? same[0] ?? ways[0];
}

/** The spaces of a side of the tile around a place, turned by sixths. Both sides come after one another. */
export function laidAt(place: { q: number; r: number }, sides: readonly Hex[], side: string, turns: number): Hex[] {
  const half = sides.length / 2;
  const own = side === "b" ? sides.slice(half) : sides.slice(0, half);
  const [middle] = own;
  if (!middle) return [];
  return own.map((hex) => {
    let [q, r] = [hex.q - middle.q, hex.r - middle.r];
    for (let n = 0; n < turns % TURNS; n++) [q, r] = [-r, q + r];
    return { ...hex, q: place.q + q, r: place.r + r };
  });
}

function useKeys(keys: Record<string, (() => void) | null>): void {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const act = keys[e.key.toLowerCase()];
      if (!act || e.ctrlKey || e.metaKey || e.altKey || (e.target as Element).matches("input, textarea, select"))
        return;
      e.preventDefault();
      e.stopPropagation();
      act();
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  });
}

/** The tile where it would lie. */
export function Ghost({ laying, lie, draw }: { laying: Laying; lie: MapLie; draw: HexDrawing }) {
  const hexes = laying.ghost?.hexes ?? [];
  return (
    <g className="dawn-ghost">
      <Drawings prefix="ghost-" of={DRAWINGS} />
      {hexes.map((hex) => {
        const terrain = mapArt.terrains[hex.terrain ?? ""];
        const { x, y } = hexCentre(hex, lie);
        return terrain && <TerrainTile key={hex.ref} terrain={terrain} seed="1" x={x} y={y} pointy={isPointy(lie)} />;
      })}
      {hexes.map((hex) => (
        <g key={hex.ref}>{draw(hex, lie, "ghost-")}</g>
      ))}
      <path d={hexes.map((hex) => outline(hex, lie)).join("")} />
    </g>
  );
}

/** What can be done with the ghost, in words and buttons. */
export function LayingWindow({ laying }: { laying: Laying }) {
  const { words, actions } = useTableBasics();
  const { ghost, flip, turn } = laying;
  return (
    <section className="dawn-laying" aria-label={words.say("web-dawn-laying")}>
      {!ghost && <p>{words.say("web-dawn-laying")}</p>}
      {ghost && (
        <>
          <p>
            <b>{words.ref(ghost.choice.refs[0] ?? "")}</b>
            <br />
            {words.ref(ghost.choice.refs[1] ?? "")}, {words.ref(ghost.choice.refs[2] ?? "")}
          </p>
          <div className="row">
            <button type="button" className="button small quiet" disabled={!flip} onClick={flip ?? undefined}>
              <kbd>F</kbd> {words.say("web-dawn-flip")}
            </button>
            <button type="button" className="button small quiet" disabled={!turn} onClick={turn ?? undefined}>
              <kbd>R</kbd> {words.say("web-dawn-turn")}
            </button>
            <button
              type="button"
              className="button small primary"
              data-move={ghost.choice.move}
              onClick={() => actions?.play(ghost.choice)}
            >
              {words.say("web-dawn-lay")}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
