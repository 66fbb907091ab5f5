/** The tools of a map: zoom, layers, a list of its places, what its signs mean. */
import { useState } from "react";
import { TerrainTile } from "../art/drawn";
import type { MapArt } from "../art/mapart";
import { Icon, iconForRef } from "../icons";
import { SeatShape, UiIcon } from "../icons/ui";
import type { Hex, HexMap } from "../protocol";
import { useTableBasics } from "./context";
import { PlaceList } from "./mapplace";
import type { MapView } from "./mapview";

/** Layers by key: who holds what, what places yield, what can be reached. */
export const LAYERS = [
  { id: "owners", key: "o" },
  { id: "yields", key: "y" },
  { id: "reach", key: "g" },
] as const;
export type Layer = (typeof LAYERS)[number]["id"] | "";

type ToolsProps = {
  view: MapView;
  layer: Layer;
  setLayer: (layer: Layer) => void;
  hexes: readonly Hex[];
  go: (hex: Hex) => void;
};

export function MapTools({ view, layer, setLayer, hexes, go }: ToolsProps) {
  const { words } = useTableBasics();
  const [listed, setListed] = useState(false);
  return (
    <div className="map-tools">
      {listed && (
        <div className="map-list">
          <div className="map-layers">
            {LAYERS.map(({ id, key }) => (
              <button
                key={id}
                type="button"
                aria-pressed={layer === id}
                onClick={() => setLayer(layer === id ? "" : id)}
              >
                <kbd>{key}</kbd> {words.say(`web-map-${id}`)}
              </button>
            ))}
          </div>
          <PlaceList
            hexes={hexes}
            go={(hex) => {
              setListed(false);
              go(hex);
            }}
          />
        </div>
      )}
      <button
        type="button"
        className="tool"
        aria-expanded={listed}
        aria-label={words.say("web-map-places")}
        title={words.say("web-map-places")}
        onClick={() => setListed(!listed)}
      >
        <UiIcon name="eye" size={18} />
      </button>
      <button type="button" className="tool zoom" aria-label={words.say("web-zoom-in")} onClick={() => view.zoom(1.4)}>
        +
      </button>
      <button type="button" className="tool zoom" aria-label={words.say("web-zoom-out")} onClick={() => view.zoom(0.7)}>
        −
      </button>
      <button
        type="button"
        className="tool"
        aria-label={words.say("web-zoom-all")}
        title={`${words.say("web-zoom-all")} (0)`}
        onClick={view.all}
      >
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          className="ui"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
        </svg>
      </button>
    </div>
  );
}

const each = (names: (string | undefined)[]) =>
  [...new Set(names.filter((x) => x !== undefined && x !== ""))] as string[];

/** What the signs on this map mean. */
export function Legend({ section, art }: { section: HexMap; art: MapArt }) {
  const { words } = useTableBasics();
  const [open, setOpen] = useState(false);
  const pieces = section.hexes.flatMap((h) => h.pieces ?? []);
  const edges = section.edges ?? [];
  const seats = each([...section.hexes, ...pieces, ...edges].map((x) => x.seat)).sort();
  return (
    <details className="map-legend" onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>{words.say("web-map-legend")}</summary>
      {open && (
        <ul>
          {each(section.hexes.map((h) => h.terrain)).map((x) => {
            const terrain = art.terrains[x];
            return (
              <li key={x}>
                {terrain && (
                  <svg className="swatch" viewBox="-60 -52 120 104" width="30" height="26" aria-hidden="true">
                    <TerrainTile terrain={terrain} seed="1" />
                  </svg>
                )}
                {words.say(`terrain-${x}`)}
              </li>
            );
          })}
          {section.hexes.some((h) => !h.terrain) && (
            <li>
              <span className="swatch fogged">?</span>
              {words.say("web-map-unexplored")}
            </li>
          )}
          {each(pieces.map((p) => p.ref)).map((x) => (
            <li key={x}>
              <span className="tile">
                <Icon name={iconForRef(x)} />
              </span>
              {words.ref(x)}
            </li>
          ))}
          {each(edges.map((x) => x.name)).map((x) => (
            <li key={x}>
              <span className="swatch line" data-name={x} />
              {words.say(`edge-${x}`)}
            </li>
          ))}
          {seats.map((x) => (
            <li key={x}>
              <SeatShape seat={x} size={16} />
              {words.seat(x)}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
