/** How the map of a game is drawn, as data: a game has it in `src/games/<game>/mapart.ts`. */
import type { TerrainName } from "./growth";
import type { PieceDrawing } from "./pieces";

export type MapArt = {
  pointy: boolean; // hexagons have a corner on top
  terrains: Readonly<Record<string, TerrainName>>; // by the names that the board uses
  pieces: Readonly<Record<string, PieceDrawing>>; // by reference
};
