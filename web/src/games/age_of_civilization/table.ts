import type { TableTraits } from "../game";

const traits: TableTraits = {
  asks: (question, choices) => {
    const offers = (verb: string) => choices.some((x) => x.verb === verb);
    if (question === "Civilize" && !offers("absorb")) return "web-era-begin";
    return question === "Actions" && offers("done") && offers("act") ? "web-era-go-on" : "";
  },
  atEnd: ["ends", "web-era-then"],
  sure: ["found", "absorb"],
  numbered: ["track", "permanent"],
  untold: ["free", "final", "cards"],
  worse: ["doomed"],
  moments: ["built", "war", "plague", "event", "collapsed", "devastated", "ended"],
  mixed: ["war", "plague", "event", "devastated"],
  follows: ["first", "round", "turn", "ended"],
  announced: ["ended"],
  silent: ["rest"],
  harms: ["sacrificed", "lost_points", "lost_silk", "collapsed", "devastated"],
  ties: { points: ["workers", "coins"] },
};

export default traits;
