import type { TableTraits } from "../game";

const traits: TableTraits = {
  landmarks: { cities: ["hold:city"], capitals: ["hold:capital"], named: ["state", "natural"] },
  says: {
    "SpendOnScience done": "web-dawn-advance", // all of it, also what comes after a new card
    "SpendOnSteps done": "web-dawn-set-out",
  },
  asCards: ["treaty"],
  decided: ["Build", "Upgrade", "ImproveCards", "MakeTreaty", "MayAttack", "PlaceNear", "ShiftToken", "Convert"],
  untold: ["dial", "next-level-2", "next-level-3", "next-level-4"],
  moments: ["wonder_built", "attack_won", "attack_failed", "marked", "won"],
  harms: ["loses", "robbed", "lost_natural"],
  ties: { agendas: ["wonders", "spaces"] },
};

export default traits;
