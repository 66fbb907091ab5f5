/** The small game for learning how games are written: it has no drawing and no colours of its own. */
import type { ClientGame } from "../game";
import { NEUTRAL } from "../neutral";

const game: ClientGame = NEUTRAL;

export default game;
