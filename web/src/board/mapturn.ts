/** Is the map on the screen turned by a quarter? Words about directions need it too. */
import { create } from "zustand";

export const useMapTurn = create<{ turned: boolean }>(() => ({ turned: false }));
