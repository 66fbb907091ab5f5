import type { TableTraits } from "../game";

const traits: TableTraits = {
  places: {
    take: ["row"],
    take_at: ["row"],
    claim: ["row"],
    lead: ["civil-hand"],
    develop: ["civil-hand"],
    revolt: ["civil-hand"],
    play: ["civil-hand"],
    tactic: ["military-hand"],
    copy: ["tactics"],
    prepare: ["military-hand"],
    attack: ["military-hand"],
    wage: ["military-hand"],
    offer: ["military-hand"],
  },
  moments: [
    "happened",
    "struck",
    "repelled",
    "waged",
    "won_war",
    "drawn_war",
    "completed",
    "colonized",
    "unclaimed",
    "agreed",
    "age_began",
    "last_round",
  ],
  announced: ["age_began", "last_round"],
  harms: ["culture_down", "starved", "rose_up", "ruined", "lost_colony", "forfeited"],
  worse: [
    "eats",
    "hunger",
    "loses-culture",
    "loses-resources",
    "loses-food",
    "discards",
    "uprising",
    "discontent",
    "next-worker",
  ],
  ties: { culture: [] },
};

export default traits;
