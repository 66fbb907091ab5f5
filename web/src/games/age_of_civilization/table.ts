import type { TableTraits } from "../game";

const traits: TableTraits = {
  untold: ["free"],
  moments: ["built", "war", "plague", "event", "collapsed", "ended"],
  harms: ["sacrificed", "lost_points", "lost_silk", "collapsed", "devastated"],
  ties: { points: ["workers", "coins"] },
};

export default traits;
