/** What a game may bring to the client. The `index.ts` in the folder of a game exports one `ClientGame`. */
import type { ComponentType, ReactNode } from "react";
import type { GameArt } from "../art/deck";
import type { SceneDrawing } from "../art/scenery";
import type { Landmarks } from "../board/placenames";
import type { TieBreaks } from "../end/tie";
import type { Step } from "../guide/steps";
import type { IconName } from "../icons/drawings";
import type { Lesson } from "../pages/lesson";
import type { Choice, Section } from "../protocol";
import type { VerbPlaces } from "../table/places";

export interface ClientGame {
  emblem: ReactNode; // the inside of an svg on a grid of 96; its classes `emblem-sky` and so on take the colours below
  colours: GameColours;
  minutes: readonly [low: number, high: number]; // how long a match takes, about
  weight?: 1 | 2 | 3 | 4 | 5; // how much there is to learn
  scene?: () => Promise<{ default: SceneDrawing }>; // the picture of its door in the lobby
  art?: GameArt; // the pictures of its cards
  board?: () => Promise<{ default: GameBoard }>; // in place of the generic board; loaded with its own style sheets
  keys?: readonly (readonly [keys: string, message: string])[]; // of its board, beside those of every table
  logInDrawer?: boolean; // its board has no room for the log, which is drawn only while it is open
  lesson?: () => Promise<{ default: Lesson }>; // the pictures of a turn, on the page that teaches it
  guide?: () => Promise<{ default: readonly Step[] }>; // a guided first turn
}

/** What a table must know of a game; the `table.ts` in the folder of a game exports one. */
export interface TableTraits {
  verbBar?: VerbBarTraits; // the verbs of a turn as one row, also those that cannot be used
  places?: VerbPlaces; // where the things lie that a verb means, if the same thing may lie elsewhere too
  landmarks?: Landmarks; // what the places of its map are named after
  ownMenus?: string; // the kind of things whose menus the board draws itself
  idle?: readonly string[]; // verbs that are always offered in an own turn: with only these, nothing is left to do
  onlyPass?: Readonly<Record<string, readonly string[]>>; // questions that are passed by themselves if nothing else is offered but these verbs
  asks?: (question: string, choices: readonly Choice[]) => string; // a message in place of the question; with `-about` its help
  says?: Readonly<Record<string, string>>; // by question and verb, "Study done": a message with the question's arguments for a button
  atEnd?: readonly [section: string, message: string]; // what is asked when a turn is ended: then something is left to do
  untold?: readonly string[]; // counters that the button of a choice leaves out: its price and the others say as much
  sure?: readonly string[]; // verbs that are not asked about again: their buttons on the board say what follows
  numbered?: readonly string[]; // titles of sections: number keys of choices follow their things, from left to right
  decided?: readonly string[]; // questions of an own turn that nobody answers once and for all
  asCards?: readonly string[]; // verbs whose things are on the board only as signs: their choices are cards
  silent?: readonly string[]; // verbs whose buttons say no amounts: the turn ends with them, and what follows is not theirs
  quiet?: readonly string[]; // choices that are left out of what happened since the own last turn
  moments?: readonly string[]; // events that are shown large
  dialogs?: readonly string[]; // questions that the board asks in a dialog of its own, with what led to them
  turns?: readonly string[]; // questions of a turn: any other one, right after a moment, belongs to it
  roles?: readonly string[]; // events that say what a player is for a moment, each with a figure: `board-role-…`
  sums?: string; // the event with both seats and figures, right before the moment that settles a fight
  tells?: { moments: readonly string[]; since: string; events: readonly string[] }; // what led to a moment: the last of these
  mixed?: readonly string[]; // moments in whose line another turn ends: only what comes after them follows from them
  follows?: readonly string[]; // events with which something else begins after such a moment
  announced?: readonly string[]; // moments without figures: other things happen in the same line, as the end of a turn
  standing?: Standing; // how the players stand, for announced moments
  worse?: readonly string[]; // counters of which more is worse
  ties?: TieBreaks; // what is compared when scores are equal at the end
  harms?: readonly string[]; // events that hurt the seat they name: a choice that leads to one is warned of
}

/** Figures of a player that everybody may see; none where there is nothing to compare yet. */
export type Standing = (board: readonly Section[], seat: string) => StandingFigure[];

/** A figure with its label; or, where `says` is the id of a message about `n` and `of`, only that. */
export type StandingFigure = { name: string; value: number; of?: number; says?: string };

/**
 * Verbs that are always in sight: `bar-<name>` is on the button, and `bar-<name>-lacks` says what it takes. What no
 * button has is behind the last one, which is there only if there is such a choice.
 */
export interface VerbBarTraits {
  question: string; // the one that it answers
  buttons: readonly VerbButton[];
  left: readonly [section: string, counter: string, usual: number]; // what is left of a turn, and how much one begins with
  warns: (board: readonly Section[], choice: Choice) => boolean; // would this choice hurt? Then its place is opened first
}

export type VerbButton = { name: string; verbs: readonly string[]; icon: IconName; key?: string };

/** The accent marks the game on every page; the others colour its emblem. */
export type GameColours = Readonly<Record<"accent" | "sky" | "dark" | "light" | "shade", string>>;

export type GameBoardProps = { board: Section[]; n: number };
export type GameBoard = ComponentType<GameBoardProps>;
