/** Tiles as they are printed: both sides of the tile that is laid, or of each of those that one is chosen from. */
import { useId } from "react";
import { Thing } from "../../../board/card";
import { useChoices, useTableBasics } from "../../../board/context";
import { Drawings, Ground, type HexDrawing } from "../../../board/hex";
import { mapBox } from "../../../board/hexes";
import { useMapArt } from "../../../board/mapart";
import type { Hex } from "../../../protocol";
import type { Empires } from "./empires";
import { DRAWINGS } from "./standing";

const LIE = { flat: false, turned: false, px: 3.4 };
const HEXES = 20; // of both sides of a tile

type Props = { table: Empires; draw: HexDrawing };

/** Both sides of the tile that is laid. */
export function TileSides({ table, draw }: Props) {
  const hexes = table.tile?.hexes;
  if (hexes?.length !== HEXES) return null;
  return (
    <div className="dawn-tile">
      <Sides hexes={hexes} draw={draw} />
    </div>
  );
}

/** The tiles that one is chosen from, each a button with both of its sides. */
export function TileChoice({ table, draw }: Props) {
  const { words, viewer } = useTableBasics();
  const choices = useChoices();
  const hexes = table.tile?.hexes;
  if (!hexes || !choices.some((x) => x.verb === "tile")) return null;
  return (
    <section className="dawn-choose" aria-label={words.say("web-dawn-tiles")}>
      <h2>{words.say("web-dawn-tiles")}</h2>
      {table.cards("tiles", viewer).map(({ ref, note }, i) => (
        <Thing key={ref} of={ref} className="dawn-tile">
          <span className="dawn-tile-name">
            <b>{words.ref(ref)}</b>
            {note && <span> · {words.say(`note-${note}`)}</span>}
          </span>
          <Sides hexes={hexes.slice(i * HEXES, (i + 1) * HEXES)} draw={draw} />
        </Thing>
      ))}
    </section>
  );
}

/** Side A and side B, side by side. */
function Sides({ hexes, draw }: { hexes: readonly Hex[]; draw: HexDrawing }) {
  const { words, game } = useTableBasics();
  const art = useMapArt(game);
  const id = useId().replace(/\W/g, "");
  const half = hexes.length / 2;
  return ["a", "b"].map((side, i) => {
    const own = hexes.slice(i * half, (i + 1) * half);
    const box = mapBox(own, LIE);
    const prefix = `t${id}-${side}-`;
    return (
      <span key={side} className="dawn-tile-side">
        <svg viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`} role="img" aria-label={words.ref(`side:${side}`)}>
          <title>{words.ref(`side:${side}`)}</title>
          <Drawings prefix={prefix} of={DRAWINGS} />
          <Ground hexes={own} art={art} lie={LIE} />
          {own.map((hex) => (
            <g key={hex.ref}>{draw(hex, LIE, prefix)}</g>
          ))}
        </svg>
        <span className="dawn-tile-caption">
          {words.ref(`side:${side}`)}
          {named(own).map((ref) => (
            <b key={ref}> · {words.ref(ref)}</b>
          ))}
        </span>
      </span>
    );
  });
}

/** City-states and natural wonders of a side. */
const named = (hexes: readonly Hex[]) =>
  hexes.flatMap((x) => (x.pieces ?? []).map((p) => p.ref).filter((ref) => /^(state|natural):/.test(ref)));
