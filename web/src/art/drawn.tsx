/** Terrain and pieces as components. They are loaded with the maps that use them. */
import { memo } from "react";
import type { TerrainName } from "./growth";
import { type PieceDrawing, pieceDrawing } from "./pieces";
import { dataAddress } from "./stylesheet";
import { type TerrainOptions, terrainPicture } from "./terrain";

const addresses = new Map<string, string>();

/** The address of a tile's picture. It is kept: a tile is drawn again with every move. */
function addressOf(terrain: TerrainName, seed: string, options: TerrainOptions): string {
  const key = `${terrain} ${seed} ${options.pointy} ${options.shore} ${options.quiet}`;
  const found = addresses.get(key) ?? dataAddress(terrainPicture(terrain, seed, options));
  addresses.set(key, found);
  return found;
}

/** A tile of terrain within an svg, around (x, y); its radius is 60. It is one node. */
export const TerrainTile = memo(function TerrainTile({
  terrain,
  seed,
  x = 0,
  y = 0,
  ...options
}: { terrain: TerrainName; seed: string; x?: number; y?: number } & TerrainOptions) {
  const [w, h] = options.pointy ? [104, 120] : [120, 104];
  const address = addressOf(terrain, seed, options);
  return <image className="map-tile" href={address} x={x - w / 2} y={y - h / 2} width={w} height={h} />;
});

/** A piece of a seat, or of nobody. Within an svg, `x`, `y` and `size` place it. */
export const Piece = memo(function Piece({
  piece,
  seat = "",
  size = 48,
  x,
  y,
}: {
  piece: PieceDrawing;
  seat?: string;
  size?: number;
  x?: number;
  y?: number;
}) {
  return (
    <svg
      className="drawn-piece"
      viewBox="0 0 48 48"
      width={size}
      height={size}
      x={x}
      y={y}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code from names in a list
      dangerouslySetInnerHTML={{ __html: pieceDrawing(piece, seat) }}
    />
  );
});
