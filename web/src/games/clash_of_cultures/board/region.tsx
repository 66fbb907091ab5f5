/** A region that is about to be laid: a ghost on the map, turned and put down. */
import { useEffect, useMemo, useState } from "react";
import { TerrainTile } from "../../../art/drawn";
import { useTable, useTableBasics } from "../../../board/context";
import { sectionOf } from "../../../board/find";
import { type MapLie, outline } from "../../../board/hex";
import { hexCentre, isPointy } from "../../../board/hexes";
import type { Above } from "../../../board/mappane";
import { Icon } from "../../../icons";
import { UiIcon } from "../../../icons/ui";
import type { Choice, Hex, Section } from "../../../protocol";
import { split } from "../../../words/words";
import mapArt from "../mapart";
import { ChoiceButton } from "./choicebutton";
import { MapWindow } from "./window";

export type Region = {
  cells: readonly { hex: Hex; terrain: string; other: string }[]; // as it would be laid, and turned
  lay: Choice | undefined;
  turn: (() => void) | null; // where it fits both ways
};

export function useRegion(board: readonly Section[]): Region | null {
  const { choices } = useTable();
  const grid = sectionOf(board, "table", "region-to-lay");
  const map = sectionOf(board, "map", "map");
  const [turned, setTurned] = useState(false);
  return useMemo(() => {
    if (!grid || !map) return null;
    const ways = choices.filter((x) => x.verb === "place");
    const fits = grid.rows.filter((row) => !ways.length || ways.some((x) => x.refs.includes(row.title)));
    const row = fits[turned && fits.length > 1 ? 1 : 0] ?? grid.rows[0];
    const other = grid.rows.find((x) => x !== row);
    const cells = grid.columns.flatMap((ref, i) => {
      const hex = map.hexes.find((h) => h.ref === ref);
      const terrain = split(String(row?.cells[i] ?? ""))[1] ?? "";
      return hex ? [{ hex, terrain, other: split(String(other?.cells[i] ?? ""))[1] ?? "" }] : [];
    });
    return {
      cells,
      lay: ways.find((x) => row && x.refs.includes(row.title)),
      turn: fits.length > 1 ? () => setTurned((x) => !x) : null,
    };
  }, [grid, map, choices, turned]);
}

export function GhostRegion({ region, lie }: { region: Region; lie: MapLie }) {
  return (
    <g className="ghost-region">
      {region.cells.map(({ hex, terrain }) => {
        const drawn = mapArt.terrains[terrain];
        const { x, y } = hexCentre(hex, lie);
        return drawn && <TerrainTile key={hex.ref} terrain={drawn} seed="1" x={x} y={y} pointy={isPointy(lie)} />;
      })}
      <path d={region.cells.map(({ hex }) => outline(hex, lie)).join("")} />
    </g>
  );
}

export function RegionWindow({ region, above }: { region: Region; above: Above }) {
  const { words } = useTableBasics();
  const { turn, lay, cells } = region;
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || (e.target as Element).matches("input, textarea, select")) return;
      if (e.key.toLowerCase() !== "r" || !turn) return;
      e.preventDefault();
      e.stopPropagation();
      turn();
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [turn]);
  const swapped = cells.filter((x) => x.terrain !== x.other);
  return (
    <MapWindow
      className="region-window"
      label={words.label("region-to-lay")}
      refs={cells.map((x) => x.hex.ref)}
      above={above}
      title={
        <>
          <Icon name="territory" />
          <b>{words.label("region-to-lay")}</b>
        </>
      }
    >
      <p>
        {[...Map.groupBy(cells, (x) => x.terrain)]
          .map(([terrain, same]) => `${words.say(`terrain-${terrain}`)}${same.length > 1 ? ` × ${same.length}` : ""}`)
          .join(", ")}
      </p>
      <ul className="visually-hidden">
        {cells.map(({ hex, terrain }) => (
          <li key={hex.ref}>
            <b>{words.ref(hex.ref)}</b> {words.say(`terrain-${terrain}`)}
          </li>
        ))}
      </ul>
      {turn && swapped.length > 0 && <p>{words.say("board-fits-both")}</p>}
      {!turn && <p>{words.say("board-fits-once")}</p>}
      <div className="buttons">
        {turn && (
          <button type="button" className="button small quiet" data-turn="" onClick={turn}>
            <kbd>R</kbd> <UiIcon name="again" size={18} /> {words.say("board-turn")}
          </button>
        )}
        {lay && (
          <ChoiceButton choice={lay} className="button small">
            <UiIcon name="check" size={18} /> {words.say("board-lay")}
          </ChoiceButton>
        )}
      </div>
    </MapWindow>
  );
}
