// Made by `python -m tools.types`; do not edit.

/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Kind".
 */
export type Kind = "figure" | "coordinate" | "word" | "seat" | "row" | "part";

export interface All {}
/**
 * A finished game for one player.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "BestResult".
 */
export interface BestResult {
  id: string;
  options: {
    [k: string]: string;
  };
  score: number;
  how: string;
  won: boolean;
  reached: string[];
  ended: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CardIs".
 */
export interface CardIs {
  ref: string;
  kind: string;
  facts: unknown[][];
  unverified: string[];
  tone: string;
  deck: string;
  listed: boolean;
}
/**
 * Everything that the client needs to put a game into words.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Cards".
 */
export interface Cards {
  cards: CardIs[];
  verbs: {
    [k: string]: string[];
  };
  events: {
    [k: string]: string[];
  };
  questions: {
    [k: string]: {
      [k: string]: string;
    };
  };
  rules: {
    [k: string]: string;
  };
  rule_links: {
    [k: string]: string;
  };
  steps: string[];
  repeated_events: {
    [k: string]: string;
  };
  avoid_at_random: string;
}
/**
 * As `Chair` of the socket's protocol.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ChairIs".
 */
export interface ChairIs {
  seat: string;
  kind: string;
  name: string;
  bot?: string;
  taken?: boolean;
  online?: boolean;
  mine?: boolean;
  left?: boolean;
}
/**
 * What every seat could expect when one of them chose.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ChanceAt".
 */
export interface ChanceAt {
  n: number;
  seat: string;
  expected: number[];
  cost: number;
  better?: SaidIs | null;
}
/**
 * As `Said` of the socket's protocol.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SaidIs".
 */
export interface SaidIs {
  verb: string;
  refs?: string[];
}
/**
 * How the chances of a finished game changed, as far as that is computed.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ChancesIs".
 */
export interface ChancesIs {
  complete: boolean;
  of: number;
  moments: ChanceAt[];
}
/**
 * `error` is a message id `error-<error>`; `reason` says what is wrong with what was sent; `detail` names the wrong
 * field of a request, for programmers; `id` is the number of an unexpected error in the log.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ErrorIs".
 */
export interface ErrorIs {
  error: string;
  reason?: ReasonIs | null;
  detail?: string;
  id?: string;
}
/**
 * As `Reason` of the socket's protocol.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ReasonIs".
 */
export interface ReasonIs {
  id: string;
  arguments?: {
    [k: string]: string;
  };
  rule?: string;
  game?: string;
  line?: number;
  file?: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "GameIs".
 */
export interface GameIs {
  id: string;
  prefix: string;
  fewest: number;
  most: number;
  seats: string;
  options: OptionIs[];
  refused: {
    [k: string]: {
      [k: string]: string;
    };
  };
  levels: string[];
  bots: string[];
  unverified: boolean;
  rules: string;
  half_points: boolean;
  score_is_sum: boolean;
  secrets: boolean;
  endings: string[];
  kinds: {
    [k: string]: Kind;
  };
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "OptionIs".
 */
export interface OptionIs {
  name: string;
  choices: string[];
}
/**
 * A table that goes on from the record of an unfinished game.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "GoOnWanted".
 */
export interface GoOnWanted {
  record: string;
  /**
   * @maxItems 8
   */
  seats: SeatWanted[];
  spectators?: boolean;
  hints?: boolean | null;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SeatWanted".
 */
export interface SeatWanted {
  kind: "here" | "link" | "open" | "bot";
  name?: string;
  bot?: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
  ok: boolean;
  live_tables: number;
  version: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  seat: string;
  secret?: string;
  name?: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "LastMove".
 */
export interface LastMove {
  seat: string;
  said: SaidIs[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  people: number;
  live: number;
  mine: Summary[];
  open: Summary[];
  watch: Summary[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Summary".
 */
export interface Summary {
  id: string;
  kind: string;
  game: string;
  chairs: ChairIs[];
  asked: string;
  over: boolean;
  old: boolean;
  host: boolean;
  host_name: string;
  options: {
    [k: string]: string;
  };
  hints: boolean;
  stage: string;
  points: number[];
  last: LastMove | null;
  result: ResultIs | null;
  watching: number;
  spectators: boolean;
  rematch: string;
  created: number;
  updated: number;
}
/**
 * How a finished game ended.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ResultIs".
 */
export interface ResultIs {
  scores: number[];
  places: number[];
  how: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  name: string;
  id: string;
}
/**
 * The points after a line.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Moment".
 */
export interface Moment {
  n: number;
  stage: string;
  scores: number[];
  parts: number[][];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Name".
 */
export interface Name {
  name: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "OpenedIs".
 */
export interface OpenedIs {
  id: string;
  links: {
    [k: string]: string;
  };
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Pasted".
 */
export interface Pasted {
  id: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "RuleIs".
 */
export interface RuleIs {
  id: string;
  chapter: string;
  text: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Rules".
 */
export interface Rules {
  rules: RuleIs[];
}
/**
 * How the points of a finished game grew.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ScoreHistory".
 */
export interface ScoreHistory {
  parts: string[];
  moments: Moment[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SeatBot".
 */
export interface SeatBot {
  bot?: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TableWanted".
 */
export interface TableWanted {
  game: string;
  options?: {
    [k: string]: string;
  };
  /**
   * @maxItems 8
   */
  seats: SeatWanted[];
  spectators?: boolean;
  hints?: boolean | null;
  corrections?: string;
  corrections_name?: string;
}
