/** Wonders that are drawn as buildings, by the names that the decks of the games use. */
import * as ancient from "./ancient";
import * as later from "./later";
import * as modern from "./modern";

export type { Building } from "./parts";

export const LANDMARKS = { ...ancient, ...later, ...modern };
export type LandmarkName = keyof typeof LANDMARKS;
