import type { TableTraits } from "../game";

const traits: TableTraits = {
  moments: ["began", "raised", "plundered", "learnt"],
  harms: ["lost", "plundered"],
};

export default traits;
