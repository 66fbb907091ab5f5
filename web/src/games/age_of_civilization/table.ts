import type { TableTraits } from "../game";

const traits: TableTraits = {
  asks: (question, choices) =>
    question === "Civilize" && !choices.some((x) => x.verb === "absorb") ? "web-era-begin" : "",
  untold: ["free", "final", "cards"],
  worse: ["doomed"],
  moments: ["built", "war", "plague", "event", "collapsed", "devastated", "ended"],
  harms: ["sacrificed", "lost_points", "lost_silk", "collapsed", "devastated"],
  ties: { points: ["workers", "coins"] },
};

export default traits;
