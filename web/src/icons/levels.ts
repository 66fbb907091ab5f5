/** The drawings on the medals of bots, apart from the icons of games: the lobby needs no others. */
import CandleFlame from "~icons/game-icons/candle-flame";
import CrestedHelmet from "~icons/game-icons/crested-helmet";
import PhilosopherBust from "~icons/game-icons/philosopher-bust";
import type { Drawn } from "./drawings";

export const LEVELS: Record<string, Drawn> = { novice: CandleFlame, adept: CrestedHelmet, master: PhilosopherBust };
