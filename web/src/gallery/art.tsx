/** The pictures: cards of every kind in every light, landmarks, terrain and pieces. */
import { cardPicture, chipPicture } from "../art/card";
import { Piece, TerrainTile } from "../art/drawn";
import { TERRAINS, type TerrainName } from "../art/growth";
import { KINDS, type KindName } from "../art/kinds";
import { LANDMARKS, type LandmarkName } from "../art/landmarks";
import { LIGHTS } from "../art/light";
import { BUILDINGS, CUBES, MOODS, TOKENS, WOOD } from "../art/outlines";
import type { BuildingName, CubeName, Mood, PieceDrawing } from "../art/pieces";
import { dataAddress } from "../art/stylesheet";
import { Sheet } from "./design";

const EMBLEM =
  "M256 26 52 135h408zM73 153v14h366v-14zm16 32v206h30V185zm101 0v206h30V185zm102 0v206h30V185zm101 0v206h30V185zM73 409v30h366v-30zm-32 48v30h430v-30z";

const Picture = ({ svg, label, size }: { svg: string; label: string; size: string }) => (
  <figure className={`art-figure ${size}`}>
    <img src={dataAddress(svg)} alt="" />
    <figcaption>{label}</figcaption>
  </figure>
);

/** Every kind in the four lights, as a card's picture and as a chip's. */
export function CardPictures() {
  const kinds = Object.keys(KINDS) as KindName[];
  return (
    <Sheet title="pictures of cards">
      <div className="art-sheet">
        {kinds.map((kind, i) => {
          const light = LIGHTS[i % LIGHTS.length] ?? "dawn";
          return (
            <Picture
              key={kind}
              svg={cardPicture({ kind, light, seed: kind, emblem: EMBLEM })}
              label={`${kind}, ${light}`}
              size="card-size"
            />
          );
        })}
      </div>
      <div className="art-sheet">
        {(Object.keys(LANDMARKS) as LandmarkName[]).map((name, i) => {
          const light = LIGHTS[i % LIGHTS.length] ?? "dawn";
          const svg = cardPicture({ kind: "wonder", light, seed: name, building: LANDMARKS[name]() });
          return <Picture key={name} svg={svg} label={name} size="card-size" />;
        })}
      </div>
      <div className="art-sheet">
        {kinds.map((kind) => (
          <Picture key={kind} svg={chipPicture({ kind, emblem: EMBLEM })} label={kind} size="chip-size" />
        ))}
      </div>
    </Sheet>
  );
}

const MAP: readonly (readonly TerrainName[])[] = [
  ["water", "grass", "forest", "hills", "fog"],
  ["water", "water", "mountains", "desert", "fog"],
  ["grass", "wonder", "barren", "forest", "grass"],
];

/** A small map with either kind of hexagons: shores, quiet tiles below pieces. */
function SampleMap({ pointy }: { pointy: boolean }) {
  const at = (q: number, r: number): [number, number] =>
    pointy ? [60 + q * 104 + (r % 2) * 52, 64 + r * 90] : [64 + q * 90, 56 + r * 104 + (q % 2) * 52];
  return (
    <svg className="art-map" viewBox={pointy ? "0 0 580 310" : "0 0 490 380"} role="img" aria-label="map">
      {MAP.map((row, r) =>
        row.map((terrain, q) => {
          const [x, y] = at(q, r);
          const shore = terrain === "water" ? [0] : undefined;
          const seed = `${q},${r}`;
          return (
            <TerrainTile
              key={seed}
              terrain={terrain}
              seed={seed}
              x={x}
              y={y}
              pointy={pointy}
              shore={shore}
              quiet={r === 2}
            />
          );
        }),
      )}
      <Piece
        piece={{ kind: "city", buildings: ["port", "temple"], mood: "happy" }}
        seat="A"
        x={at(1, 2)[0] - 32}
        y={at(1, 2)[1] - 32}
        size={64}
      />
      <Piece piece={{ kind: "ship" }} seat="B" x={at(0, 1)[0] - 22} y={at(0, 1)[1] - 22} size={44} />
    </svg>
  );
}

const SEATS = ["A", "B", "C", "D"];
const ALL_PIECES: [string, PieceDrawing, string][] = [
  ...(Object.keys(WOOD) as (keyof typeof WOOD)[]).map((kind, i): [string, PieceDrawing, string] => [
    kind,
    { kind },
    kind === "barbarian" || kind === "citystate" ? "" : (SEATS[i % 4] ?? ""),
  ]),
  ...(Object.keys(BUILDINGS) as BuildingName[]).map((kind, i): [string, PieceDrawing, string] => [
    kind,
    { kind },
    SEATS[i % 4] ?? "",
  ]),
  ...(["city", "mature", "capital", "control", "reinforced"] as const).map(
    (kind, i): [string, PieceDrawing, string] => [kind, { kind }, SEATS[i % 4] ?? ""],
  ),
  ["large city", { kind: "city", buildings: ["fortress", "market", "obelisk", "academy"], mood: "angry" }, "B"],
  ...(Object.keys(TOKENS) as (keyof typeof TOKENS)[]).map((kind): [string, PieceDrawing, string] => [
    kind,
    { kind },
    "",
  ]),
  ["three coins", { kind: "coin", value: 3 }, ""],
  ...(Object.keys(CUBES) as CubeName[]).map((colour): [string, PieceDrawing, string] => [
    colour,
    { kind: "cube", colour },
    "",
  ]),
  ...(Object.keys(MOODS) as Mood[]).map((mood): [string, PieceDrawing, string] => [mood, { kind: "mood", mood }, ""]),
  ...[1, 2, 3, 4, 5, 6].map((value): [string, PieceDrawing, string] => [`die ${value}`, { kind: "die", value }, ""]),
];

/** Terrain, and every piece in three sizes. */
export function MapPictures() {
  return (
    <Sheet title="terrain and pieces">
      <div className="art-sheet">
        {TERRAINS.map((terrain) => (
          <figure key={terrain} className="art-figure card-size">
            <svg viewBox="-62 -54 124 108" aria-hidden="true">
              <TerrainTile terrain={terrain} seed={terrain} />
            </svg>
            <figcaption>{terrain}</figcaption>
          </figure>
        ))}
      </div>
      <div className="art-sheet">
        <SampleMap pointy={false} />
        <SampleMap pointy />
      </div>
      {[48, 28, 20].map((size) => (
        <div key={size} className="art-sheet">
          {ALL_PIECES.map(([name, piece, seat]) => (
            <figure key={name} className="art-figure piece-size">
              <Piece piece={piece} seat={seat} size={size} />
              {size === 48 && <figcaption>{name}</figcaption>}
            </figure>
          ))}
        </div>
      ))}
    </Sheet>
  );
}
