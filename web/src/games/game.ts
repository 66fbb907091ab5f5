/** What a game may bring to the client. The `index.ts` in the folder of a game exports one `ClientGame`. */
import type { ComponentType, ReactNode } from "react";
import type { GameArt } from "../art/deck";
import type { SceneDrawing } from "../art/scenery";
import type { Step } from "../guide/steps";
import type { Section } from "../protocol";

export interface ClientGame {
  emblem: ReactNode; // the inside of an svg on a grid of 96; its classes `emblem-sky` and so on take the colours below
  colours: GameColours;
  minutes: readonly [low: number, high: number]; // how long a match takes, about
  weight?: 1 | 2 | 3 | 4 | 5; // how much there is to learn
  scene?: () => Promise<{ default: SceneDrawing }>; // the picture of its door in the lobby
  art?: GameArt; // the pictures of its cards
  board?: () => Promise<{ default: GameBoard }>; // in place of the generic board; loaded with its own style sheets
  guide?: () => Promise<{ default: readonly Step[] }>; // a guided first turn
}

/** The accent marks the game on every page; the others colour its emblem. */
export type GameColours = Readonly<Record<"accent" | "sky" | "dark" | "light" | "shade", string>>;

export type GameBoardProps = { board: Section[]; n: number };
export type GameBoard = ComponentType<GameBoardProps>;
