/** What is shown for a game that brings nothing of its own. */
import type { ClientGame } from "./game";

export const NEUTRAL: ClientGame = {
  emblem: <circle cx="48" cy="48" r="40" className="emblem-sky" />,
  colours: {
    accent: "#5f5848",
    sky: "#d9d3c4",
    dark: "#4a4437",
    light: "#f3ecdc",
    shade: "#8a8270",
  },
  minutes: [60, 120],
};
