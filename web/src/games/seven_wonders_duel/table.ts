import type { TableTraits } from "../game";

const traits: TableTraits = {
  moments: ["began", "raised", "plundered"],
  announced: ["began"],
  harms: ["lost", "plundered"],
  ties: { civilian: ["blue"] },
};

export default traits;
