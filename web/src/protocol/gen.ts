// Made by `python -m tools.types`; do not edit.

/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "FromServer".
 */
export type FromServer =
  TableIs | StateIs | ChangeIs | PastIs | PreviewIs | WhyNotIs | HintIs | Done | Refused | UndoWanted;
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "FromClient".
 */
export type FromClient = Play | Look | Whole | WhyNot | Hint | Undo | Agree | Stand | Resign;

export interface All {}
/**
 * Who sits where; sent first, and after every change.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TableIs".
 */
export interface TableIs {
  type: "table";
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  chairs: Chair[];
  viewer: string;
  host: boolean;
  spectators: boolean;
  hints: boolean;
  seal: string;
  corrections?: string;
  rematch?: string;
}
/**
 * A seat of the table, as a guest sees it.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Chair".
 */
export interface Chair {
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
 * All that the viewer may know of the position: when a socket connects, and when it asks for it.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "StateIs".
 */
export interface StateIs {
  type: "state";
  n: number;
  version: number;
  asked?: Asked | null;
  choices?: Choice[];
  undo?: string;
  standing?: Standing[];
  since?: number;
  log?: Entry[];
  ended?: number;
  rivals?: Rival[];
  result?: Outcome | null;
  view?: unknown;
  board: (Counters | Track | Cards | Market | Structure | Deck | Tableau | Grid | HexMap)[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  seat: string;
  question: string;
  rule: string;
  args?: {
    [k: string]: string | number;
  };
  steps?: Said[];
}
/**
 * One action or event in names: `{verb: "build", refs: ["card:altar"]}`; what is hidden is `card:?`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  verb: string;
  refs?: string[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  move: string;
  verb: string;
  refs: string[];
  rule: string;
  price?: Price | null;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Price".
 */
export interface Price {
  costs: Cost[];
}
/**
 * What is paid in one unit. The parts add up to the total; what needs no reason has none.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Cost".
 */
export interface Cost {
  unit: string;
  total: number;
  parts?: Part[];
  spare?: number;
}
/**
 * One thing that a price is made of.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Part".
 */
export interface Part {
  source: string;
  amount: number;
  ref?: string;
  by?: string;
  count?: number;
  each?: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
  question: string;
  answers: string[];
}
/**
 * One line of the record.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Entry".
 */
export interface Entry {
  n: number;
  who: string;
  kind?: string;
  said?: Said[];
  events?: Said[];
  undone?: boolean;
  to?: number;
  text?: string;
}
/**
 * What another seat did since the viewer's last turn.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Rival".
 */
export interface Rival {
  seat: string;
  lines: number[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  scores: number[];
  places: number[];
  how: string;
  parts: {
    [k: string]: number;
  }[];
  reached?: string[];
  missed?: string[];
  endings?: string[];
  seal?: string;
  secret?: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Counters".
 */
export interface Counters {
  kind: "counters";
  id?: string;
  title: string;
  seat?: string;
  brief?: boolean;
  pinned?: boolean;
  items: Count[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Count".
 */
export interface Count {
  name: string;
  value: number;
  of?: number | null;
  rate?: number | null;
  less?: boolean;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Track".
 */
export interface Track {
  kind: "track";
  id?: string;
  title: string;
  seat?: string;
  brief?: boolean;
  pinned?: boolean;
  low: number;
  high: number;
  marks: Mark[];
  scales?: Scale[];
  tone?: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Mark".
 */
export interface Mark {
  at: number;
  name: string;
  seat?: string;
  number?: number | null;
  to?: number | null;
}
/**
 * What holds at each place of a track, from the lowest on: the price of a worker, the corruption of a bank.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Scale".
 */
export interface Scale {
  name: string;
  values: number[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Cards".
 */
export interface Cards {
  kind: "cards";
  id?: string;
  title: string;
  seat?: string;
  brief?: boolean;
  pinned?: boolean;
  items: Item[];
  size?: string;
  limit?: number | null;
}
/**
 * One thing: a card, a token, a wonder.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Item".
 */
export interface Item {
  ref: string;
  note?: string;
  number?: number | null;
  second?: number | null;
  price?: number | null;
  on?: Count[];
  tone?: string;
  can?: boolean | null;
  x?: number;
  y?: number;
  cost?: Price | null;
  says?: never[][];
}
/**
 * Cards that lie open for anybody, each with its price for the viewer and whether it can be had now.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Market".
 */
export interface Market {
  kind: "market";
  id?: string;
  title: string;
  seat?: string;
  brief?: boolean;
  pinned?: boolean;
  items: Item[];
}
/**
 * Cards lying on one another in rows, `x` in half cards.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Structure".
 */
export interface Structure {
  kind: "structure";
  id?: string;
  title: string;
  seat?: string;
  brief?: boolean;
  pinned?: boolean;
  items: Item[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Deck".
 */
export interface Deck {
  kind: "deck";
  id?: string;
  title: string;
  seat?: string;
  brief?: boolean;
  pinned?: boolean;
  count: number;
  known?: Item[];
  backs?: Count[];
  limit?: number | null;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Tableau".
 */
export interface Tableau {
  kind: "tableau";
  id?: string;
  title: string;
  seat?: string;
  brief?: boolean;
  pinned?: boolean;
  columns: Column[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Column".
 */
export interface Column {
  title: string;
  items: Item[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Grid".
 */
export interface Grid {
  kind: "table";
  id?: string;
  title: string;
  seat?: string;
  brief?: boolean;
  pinned?: boolean;
  columns: string[];
  rows: Row[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Row".
 */
export interface Row {
  title: string;
  cells: (string | number)[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "HexMap".
 */
export interface HexMap {
  kind: "map";
  id?: string;
  title: string;
  seat?: string;
  brief?: boolean;
  pinned?: boolean;
  hexes: Hex[];
  edges?: Edge[];
  flat?: boolean;
}
/**
 * Axial coordinates: pointed top, `q` grows to the right and `r` down to the right; flat top, `q` grows down to
 *     the right and `r` down.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Hex".
 */
export interface Hex {
  q: number;
  r: number;
  ref: string;
  terrain?: string;
  seat?: string;
  pieces?: Piece[];
  note?: string;
  number?: number | null;
}
/**
 * Something that stands on a hex or lies on it.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Piece".
 */
export interface Piece {
  ref: string;
  seat?: string;
  count?: number;
  note?: string;
  figure?: boolean;
}
/**
 * Something between two neighbours: a river, a border, a road.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Edge".
 */
export interface Edge {
  q: number;
  r: number;
  side: number;
  name: string;
  seat?: string;
}
/**
 * After a change: the parts of the board that differ. If `version` is not the next one, something was missed, and
 *     the client asks for the `whole`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ChangeIs".
 */
export interface ChangeIs {
  type: "change";
  n: number;
  version: number;
  asked?: Asked | null;
  choices?: Choice[];
  undo?: string;
  standing?: Standing[];
  since?: number;
  log?: Entry[];
  ended?: number;
  rivals?: Rival[];
  result?: Outcome | null;
  view?: unknown;
  board?: Changes;
}
/**
 * How a board differs from the one before. A section that `order` leaves out is gone.
 *
 *     Of a section in which the same things lie in the same order, only those are sent that are not as they were.
 */
export interface Changes {
  sections?: (Counters | Track | Cards | Market | Structure | Deck | Tableau | Grid | HexMap)[];
  hexes?: {
    [k: string]: HexAt[];
  };
  items?: {
    [k: string]: ItemAt[];
  };
  order?: string[] | null;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "HexAt".
 */
export interface HexAt {
  at: number;
  hex: Hex;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ItemAt".
 */
export interface ItemAt {
  at: number;
  item: Item;
}
/**
 * How a board differs from the one before. A section that `order` leaves out is gone.
 *
 *     Of a section in which the same things lie in the same order, only those are sent that are not as they were.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Changes".
 */
export interface Changes1 {
  sections?: (Counters | Track | Cards | Market | Structure | Deck | Tableau | Grid | HexMap)[];
  hexes?: {
    [k: string]: HexAt[];
  };
  items?: {
    [k: string]: ItemAt[];
  };
  order?: string[] | null;
}
/**
 * Instead of `state`, if the rules that a match was played by are not available any more: it can only be read.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "PastIs".
 */
export interface PastIs {
  type: "past";
  rules: string;
  here: string;
  over: boolean;
  log?: Entry[];
  result?: Outcome | null;
}
/**
 * What a choice would lead to, as far as it is certain. Nothing was played.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "PreviewIs".
 */
export interface PreviewIs {
  type: "preview";
  id: number;
  move: string;
  asks: boolean;
  shows?: boolean;
  price?: Price | null;
  board?: Changes1 | null;
  events?: Said[];
  idle?: boolean;
  ends?: boolean;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "WhyNotIs".
 */
export interface WhyNotIs {
  type: "why_not";
  id: number;
  ref: string;
  why: Why[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Why".
 */
export interface Why {
  move: string;
  verb: string;
  refs: string[];
  rule: string;
  missing?: Shortage[];
}
/**
 * What is missing for a move that is refused.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Shortage".
 */
export interface Shortage {
  what: string;
  needs: number;
  has: number;
}
/**
 * What a strong bot would do with what this seat knows: the best choice first.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "HintIs".
 */
export interface HintIs {
  type: "hint";
  id: number;
  n: number;
  advice: Advice[];
}
/**
 * A choice that a hint speaks of.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Advice".
 */
export interface Advice {
  move: string;
  expected?: number[];
  reasons?: HintReason[];
  then?: Said[];
}
/**
 * Why a choice is good or bad: a message id `reason-<name>`. Arguments are figures, references or message ids.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "HintReason".
 */
export interface HintReason {
  name: string;
  args?: {
    [k: string]: number | string;
  };
}
/**
 * What was asked for is done and stored on disk.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  type: "done";
  id: number;
}
/**
 * What was asked for is not done; nothing has changed.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: "refused";
  id: number;
  rule?: string;
  error?: string;
  reason?: Reason | null;
  missing?: Shortage[];
  wait?: number;
}
/**
 * What is wrong with something that was sent: a message id `error-<id>` and its arguments.
 *
 *     `rule` is the rule that forbids it, of the game `game` if that is given; `line` and `file` say where it is. The
 *     argument `near` is what was probably meant.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
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
 * A seat asks the others to agree to an undo; `seat` is "" when that is decided.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "UndoWanted".
 */
export interface UndoWanted {
  type: "undo_wanted";
  seat: string;
  agreed?: string[];
}
/**
 * Play a choice that can be taken back freely; any other is answered with its `preview`, unless one is `sure`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  type: "play";
  id: number;
  n: number;
  move: string;
  sure?: boolean;
}
/**
 * What would a choice lead to? Nothing is played.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  type: "look";
  id: number;
  n: number;
  move: string;
  counters?: boolean;
}
/**
 * The whole state, from line `since` of the log on; also for spectators.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Whole".
 */
export interface Whole {
  type: "whole";
  id: number;
  since?: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "WhyNot".
 */
export interface WhyNot {
  type: "why_not";
  id: number;
  n: number;
  ref: string;
}
/**
 * Ask what a strong bot would do. The answer takes some seconds; other messages are answered meanwhile.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  type: "hint";
  id: number;
  n: number;
}
/**
 * Undo; if the others must agree, they are asked.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: "undo";
  id: number;
  n: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Agree".
 */
export interface Agree {
  type: "agree";
  id: number;
  yes: boolean;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Stand".
 */
export interface Stand {
  type: "stand";
  id: number;
  question: string;
  answers: string[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Resign".
 */
export interface Resign {
  type: "resign";
  id: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTARealmView".
 */
export interface TTARealmView {
  game: "through_the_ages";
  viewer: string;
  corrections: string;
  stack: (
    | TTABuildFor
    | TTADevelopBy
    | TTAActionPhase
    | TTAFill
    | TTADealCard
    | TTADefend
    | TTAWars
    | TTAChooseWar
    | TTAMustChoose
    | TTARaid
    | TTAAnnex
    | TTAInfiltrate
    | TTATakeTechnology
    | TTAAskBids
    | TTABid
    | TTASendForce
    | TTARevealEvent
    | TTARenewEvents
    | TTAGlimpse
    | TTADiscardMilitary
    | TTASplit
    | TTAMayBuild
    | TTAGrant
    | TTADestroyBuilding
    | TTALoseColony
    | TTARuin
    | TTATakeFromRow
    | TTAAffect
    | TTADrawCards
    | TTALoseBlue
    | TTAPolitics
    | TTASecondAction
    | TTAAnswerPact
    | TTALoseWorker
    | TTAEndGame
    | TTAScoreCurrent
    | TTASetEvents
    | TTATurn
    | TTATuckHomer
    | TTAMayPeek
  )[];
  nations: TTANationView[];
  round: number;
  age: string;
  first: string;
  mover: string;
  last: number;
  row: string[];
  civil: string[];
  civil_box: string[];
  civil_gone: string[];
  military_box: string[];
  military: number;
  discards: string[];
  gone: string[];
  past: string[];
  current: string[];
  top: string[];
  future: string[];
  unseen: string[];
  tactics: string[];
  territory: string;
  highest_bid: number;
  bidder: string;
  passed: string[];
  bonuses: string[];
  drops: string[];
  sent: string[];
  last_discarded?: string[];
  resignations: number;
  end_scoring?: number[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTABuildFor".
 */
export interface TTABuildFor {
  type: "BuildFor";
  player: string;
  low: number;
  high: number;
  discount: number;
  builds: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTADevelopBy".
 */
export interface TTADevelopBy {
  type: "DevelopBy";
  player: string;
  science: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTAActionPhase".
 */
export interface TTAActionPhase {
  type: "ActionPhase";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTAFill".
 */
export interface TTAFill {
  type: "Fill";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTADealCard".
 */
export interface TTADealCard {
  type: "DealCard";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTADefend".
 */
export interface TTADefend {
  type: "Defend";
  player: string;
  attacker: string;
  card: string;
  strength: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTAWars".
 */
export interface TTAWars {
  type: "Wars";
  player: string;
  owner: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTAChooseWar".
 */
export interface TTAChooseWar {
  type: "ChooseWar";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTAMustChoose".
 */
export interface TTAMustChoose {
  type: "MustChoose";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTARaid".
 */
export interface TTARaid {
  type: "Raid";
  player: string;
  rival: string;
  level: number;
  lower: number;
  cost: number;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTAAnnex".
 */
export interface TTAAnnex {
  type: "Annex";
  player: string;
  rival: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTAInfiltrate".
 */
export interface TTAInfiltrate {
  type: "Infiltrate";
  player: string;
  rival: string;
  culture: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTATakeTechnology".
 */
export interface TTATakeTechnology {
  type: "TakeTechnology";
  player: string;
  loser: string;
  budget: number;
  chosen: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTAAskBids".
 */
export interface TTAAskBids {
  type: "AskBids";
  player: string;
  next: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTABid".
 */
export interface TTABid {
  type: "Bid";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTASendForce".
 */
export interface TTASendForce {
  type: "SendForce";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTARevealEvent".
 */
export interface TTARevealEvent {
  type: "RevealEvent";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTARenewEvents".
 */
export interface TTARenewEvents {
  type: "RenewEvents";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTAGlimpse".
 */
export interface TTAGlimpse {
  type: "Glimpse";
  player: string;
  viewer: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTADiscardMilitary".
 */
export interface TTADiscardMilitary {
  type: "DiscardMilitary";
  player: string;
  count: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTASplit".
 */
export interface TTASplit {
  type: "Split";
  player: string;
  amount: number;
  mode: number;
  victim: string;
  step: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTAMayBuild".
 */
export interface TTAMayBuild {
  type: "MayBuild";
  player: string;
  tech: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTAGrant".
 */
export interface TTAGrant {
  type: "Grant";
  player: string;
  discount: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTADestroyBuilding".
 */
export interface TTADestroyBuilding {
  type: "DestroyBuilding";
  player: string;
  victim: string;
  urban: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTALoseColony".
 */
export interface TTALoseColony {
  type: "LoseColony";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTARuin".
 */
export interface TTARuin {
  type: "Ruin";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTATakeFromRow".
 */
export interface TTATakeFromRow {
  type: "TakeFromRow";
  player: string;
  budget: number;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTAAffect".
 */
export interface TTAAffect {
  type: "Affect";
  player: string;
  card: string;
  target: string;
  step: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTADrawCards".
 */
export interface TTADrawCards {
  type: "DrawCards";
  player: string;
  drawer: string;
  count: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTALoseBlue".
 */
export interface TTALoseBlue {
  type: "LoseBlue";
  player: string;
  count: number;
  covers: number;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTAPolitics".
 */
export interface TTAPolitics {
  type: "Politics";
  player: string;
  second: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTASecondAction".
 */
export interface TTASecondAction {
  type: "SecondAction";
  player: string;
  mover: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTAAnswerPact".
 */
export interface TTAAnswerPact {
  type: "AnswerPact";
  player: string;
  asker: string;
  card: string;
  side: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTALoseWorker".
 */
export interface TTALoseWorker {
  type: "LoseWorker";
  player: string;
  count: number;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTAEndGame".
 */
export interface TTAEndGame {
  type: "EndGame";
  player: string;
  step: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTAScoreCurrent".
 */
export interface TTAScoreCurrent {
  type: "ScoreCurrent";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTASetEvents".
 */
export interface TTASetEvents {
  type: "SetEvents";
  player: string;
  count: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTATurn".
 */
export interface TTATurn {
  type: "Turn";
  player: string;
  mover: string;
  step: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTATuckHomer".
 */
export interface TTATuckHomer {
  type: "TuckHomer";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTAMayPeek".
 */
export interface TTAMayPeek {
  type: "MayPeek";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTANationView".
 */
export interface TTANationView {
  culture: number;
  science: number;
  yellow: number;
  blue: number;
  pool: number;
  techs: TTATechView[];
  government: string;
  specials: string[];
  leader: string;
  leader_ages: string[];
  wonders: string[];
  ruins: number[];
  homer: string;
  unfinished: string;
  stages: number;
  colonies: string[];
  tactic: string;
  own_tactic: string;
  wars: TTAWarView[];
  pact: string;
  partner: string;
  side: string;
  civil_hand: string[];
  just_taken: string[];
  hand: string[];
  civil_actions: number;
  military_actions: number;
  spare_military_actions: number;
  unit_resources: number;
  unit_science: number;
  spare_food: number;
  spare_resources: number;
  used: number;
  forfeits: number;
  resigned: number;
  civil_actions_total: number;
  military_actions_total: number;
  culture_rating: number;
  science_rating: number;
  strength: number;
  happiness: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTATechView".
 */
export interface TTATechView {
  card: string;
  workers: number;
  tokens: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTAWarView".
 */
export interface TTAWarView {
  card: string;
  target: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SWDDuelView".
 */
export interface SWDDuelView {
  game: "seven_wonders_duel";
  viewer: string;
  corrections: string;
  stack: (
    | SWDBeginAge
    | SWDShowTokens
    | SWDOffer
    | SWDDraft
    | SWDDraftAgain
    | SWDTakeLast
    | SWDMarkGuilds
    | SWDTurnUp
    | SWDTurn
    | SWDEndOfTurn
    | SWDChooseStarter
    | SWDChooseProgress
    | SWDDestroy
    | SWDBuildFromDiscard
    | SWDDrawTokens
    | SWDKeepToken
  )[];
  seats: SWDCityView[];
  options: string[];
  age: number;
  table: string[];
  backs: number[];
  unseen: string[];
  unseen_guilds: string[];
  marker: number;
  tokens: string[];
  box: string[];
  drawn: string[];
  drawn_count: number;
  offered: string[];
  unseen_wonders: string[];
  discard: string[];
  winners: string[];
  how: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SWDBeginAge".
 */
export interface SWDBeginAge {
  type: "BeginAge";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SWDShowTokens".
 */
export interface SWDShowTokens {
  type: "ShowTokens";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SWDOffer".
 */
export interface SWDOffer {
  type: "Offer";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SWDDraft".
 */
export interface SWDDraft {
  type: "Draft";
  player: string;
  left: number;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SWDDraftAgain".
 */
export interface SWDDraftAgain {
  type: "DraftAgain";
  player: string;
  left: number;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SWDTakeLast".
 */
export interface SWDTakeLast {
  type: "TakeLast";
  player: string;
  taker: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SWDMarkGuilds".
 */
export interface SWDMarkGuilds {
  type: "MarkGuilds";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SWDTurnUp".
 */
export interface SWDTurnUp {
  type: "TurnUp";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SWDTurn".
 */
export interface SWDTurn {
  type: "Turn";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SWDEndOfTurn".
 */
export interface SWDEndOfTurn {
  type: "EndOfTurn";
  player: string;
  mover: string;
  again: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SWDChooseStarter".
 */
export interface SWDChooseStarter {
  type: "ChooseStarter";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SWDChooseProgress".
 */
export interface SWDChooseProgress {
  type: "ChooseProgress";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SWDDestroy".
 */
export interface SWDDestroy {
  type: "Destroy";
  player: string;
  color: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SWDBuildFromDiscard".
 */
export interface SWDBuildFromDiscard {
  type: "BuildFromDiscard";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SWDDrawTokens".
 */
export interface SWDDrawTokens {
  type: "DrawTokens";
  player: string;
  builder: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SWDKeepToken".
 */
export interface SWDKeepToken {
  type: "KeepToken";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SWDCityView".
 */
export interface SWDCityView {
  coins: number;
  city: string[];
  wonders: string[];
  raised: string[];
  tokens: string[];
  symbols: string[];
  loot: number[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCWorldView".
 */
export interface COCWorldView {
  game: "clash_of_cultures";
  viewer: string;
  corrections: string;
  stack: (
    | COCPay
    | COCPayAbility
    | COCBuild
    | COCPayUnit
    | COCEndActivation
    | COCApplyTerrain
    | COCInfluenceRoll
    | COCBoost
    | COCReplaceBuilding
    | COCBecome
    | COCFreeInfluence
    | COCNextAttempt
    | COCSpawn
    | COCMoreBarbarians
    | COCReinforce
    | COCChooseHorde
    | COCChooseVictim
    | COCPayWonder
    | COCWonderStands
    | COCKeepOrDestroy
    | COCCivic
    | COCPayMood
    | COCChoosePlayer
    | COCExplorerCard
    | COCLookAtPlans
    | COCRaiseMood
    | COCHireBarbarians
    | COCLearnInTurn
    | COCGainIdeas
    | COCMayRaiseAgain
    | COCMaySwap
    | COCMayKeep
    | COCSendBarbarians
    | COCPayFar
    | COCCollect
    | COCDrawLater
    | COCCancelRoll
    | COCKillRoll
    | COCWithdraw
    | COCErupt
    | COCQuake
    | COCBoard
    | COCUnload
    | COCUpset
    | COCFallingMood
    | COCKeepMood
    | COCEnrage
    | COCFeedOthers
    | COCChooseReceiver
    | COCAskReceiver
    | COCLowerOwnMood
    | COCMayTakeText
    | COCDrawEvent
    | COCEventText
    | COCAffect
    | COCExhaustLand
    | COCRevealRegion
    | COCOrient
    | COCSettleBarbarians
    | COCPayGrowth
    | COCGrowth
    | COCFacePort
    | COCSanitate
    | COCPaySettler
    | COCDrawCards
    | COCLayCard
    | COCPayAdvance
    | COCMoveCubes
    | COCFreeAdvance
    | COCBuyAdvance
    | COCBuyNext
    | COCLoseUnit
    | COCLoseTwo
    | COCChooseTo
    | COCSailTo
    | COCNextGroup
    | COCMoveAction
    | COCChooseGroup
    | COCPayTribute
    | COCMoveGroup
    | COCMayScore
    | COCDeclare
    | COCOfferPerson
    | COCMayTakePerson
    | COCPersonActs
    | COCMakeHappy
    | COCPlaceUnit
    | COCMayTeach
    | COCChooseGood
    | COCCivilWar
    | COCRevoltStep
    | COCRevolt
    | COCNewGovernment
    | COCCombatRoll
    | COCCutFortress
    | COCRansom
    | COCGoOn
    | COCFight
    | COCCoins
    | COCShipsEnter
    | COCStopAt
    | COCLighthouseMove
    | COCChooseShip
    | COCEndLighthouseMove
    | COCFirstPlayer
    | COCDeal
    | COCLoseShip
    | COCUnitsFall
    | COCCityHit
    | COCStatus
    | COCRaze
    | COCChooseFirst
    | COCMaySurvey
    | COCAfterSurvey
    | COCMayFoundThere
    | COCFoundThere
    | COCComposeOffer
    | COCInvited
    | COCAnswerOffer
    | COCEndRoll
    | COCNextTurn
    | COCEndRound
    | COCTurn
    | COCRevealWonder
    | COCAskReserve
    | COCReserve
  )[];
  nations: COCNationView[];
  texts: string;
  length: string;
  round: number;
  turn: number;
  first: string;
  mover: string;
  cities: COCCityView[];
  tiles: COCTileView[];
  terrain: {
    [k: string]: string;
  };
  exhausted: string[];
  barbarians: COCUnitView[];
  regions: string[];
  action_deck: number;
  action_gone: string[];
  objective_deck: number;
  event_deck: string[];
  event_gone: string[];
  event_out: string[];
  wonder_deck: string[];
  wonders: string[];
  unseen_actions: string[];
  unseen_objectives: string[];
  battle?: number[];
  deal?: number[];
  offered?: string[];
  offered_objectives?: string[];
  offered_goods?: string[];
  wanted?: string[];
  ending?: number;
  resignations?: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCPay".
 */
export interface COCPay {
  type: "Pay";
  player: string;
  cost: number;
  ideas: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCPayAbility".
 */
export interface COCPayAbility {
  type: "PayAbility";
  player: string;
  cost: number;
  ideas: number;
  power: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCBuild".
 */
export interface COCBuild {
  type: "Build";
  player: string;
  at: string;
  left: number;
  made: number;
  paid: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCPayUnit".
 */
export interface COCPayUnit {
  type: "PayUnit";
  player: string;
  cost: number;
  ideas: number;
  at: string;
  left: number;
  made: number;
  paid_before: number;
  kind: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCEndActivation".
 */
export interface COCEndActivation {
  type: "EndActivation";
  player: string;
  seat: string;
  at: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCApplyTerrain".
 */
export interface COCApplyTerrain {
  type: "ApplyTerrain";
  player: string;
  mover: string;
  at: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCInfluenceRoll".
 */
export interface COCInfluenceRoll {
  type: "InfluenceRoll";
  player: string;
  seat: string;
  to: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCBoost".
 */
export interface COCBoost {
  type: "Boost";
  player: string;
  to: string;
  short: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCReplaceBuilding".
 */
export interface COCReplaceBuilding {
  type: "ReplaceBuilding";
  player: string;
  to: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCBecome".
 */
export interface COCBecome {
  type: "Become";
  player: string;
  at: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCFreeInfluence".
 */
export interface COCFreeInfluence {
  type: "FreeInfluence";
  player: string;
  at: string;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCNextAttempt".
 */
export interface COCNextAttempt {
  type: "NextAttempt";
  player: string;
  seat: string;
  at: string;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCSpawn".
 */
export interface COCSpawn {
  type: "Spawn";
  player: string;
  away: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCMoreBarbarians".
 */
export interface COCMoreBarbarians {
  type: "MoreBarbarians";
  player: string;
  drawer: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCReinforce".
 */
export interface COCReinforce {
  type: "Reinforce";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCChooseHorde".
 */
export interface COCChooseHorde {
  type: "ChooseHorde";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCChooseVictim".
 */
export interface COCChooseVictim {
  type: "ChooseVictim";
  player: string;
  horde: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCPayWonder".
 */
export interface COCPayWonder {
  type: "PayWonder";
  player: string;
  cost: number;
  ideas: number;
  wonder: string;
  at: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCWonderStands".
 */
export interface COCWonderStands {
  type: "WonderStands";
  player: string;
  seat: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCKeepOrDestroy".
 */
export interface COCKeepOrDestroy {
  type: "KeepOrDestroy";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCCivic".
 */
export interface COCCivic {
  type: "Civic";
  player: string;
  raised: number;
  last: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCPayMood".
 */
export interface COCPayMood {
  type: "PayMood";
  player: string;
  at: string;
  last: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCChoosePlayer".
 */
export interface COCChoosePlayer {
  type: "ChoosePlayer";
  player: string;
  civil: number;
  seats: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCExplorerCard".
 */
export interface COCExplorerCard {
  type: "ExplorerCard";
  player: string;
  surveyed: number;
  settled: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCLookAtPlans".
 */
export interface COCLookAtPlans {
  type: "LookAtPlans";
  player: string;
  seat: string;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCRaiseMood".
 */
export interface COCRaiseMood {
  type: "RaiseMood";
  player: string;
  tokens: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCHireBarbarians".
 */
export interface COCHireBarbarians {
  type: "HireBarbarians";
  player: string;
  reach: number;
  hired: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCLearnInTurn".
 */
export interface COCLearnInTurn {
  type: "LearnInTurn";
  player: string;
  seat: string;
  teacher: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCGainIdeas".
 */
export interface COCGainIdeas {
  type: "GainIdeas";
  player: string;
  seat: string;
  amount: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCMayRaiseAgain".
 */
export interface COCMayRaiseAgain {
  type: "MayRaiseAgain";
  player: string;
  tokens: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCMaySwap".
 */
export interface COCMaySwap {
  type: "MaySwap";
  player: string;
  other: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCMayKeep".
 */
export interface COCMayKeep {
  type: "MayKeep";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCSendBarbarians".
 */
export interface COCSendBarbarians {
  type: "SendBarbarians";
  player: string;
  settlement: string;
  reach: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCPayFar".
 */
export interface COCPayFar {
  type: "PayFar";
  player: string;
  cost: number;
  ideas: number;
  at: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCCollect".
 */
export interface COCCollect {
  type: "Collect";
  player: string;
  at: string;
  left: number;
  far: number;
  taken: number;
  focus: number;
  last: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCDrawLater".
 */
export interface COCDrawLater {
  type: "DrawLater";
  player: string;
  seat: string;
  count: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCCancelRoll".
 */
export interface COCCancelRoll {
  type: "CancelRoll";
  player: string;
  side: number;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCKillRoll".
 */
export interface COCKillRoll {
  type: "KillRoll";
  player: string;
  side: number;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCWithdraw".
 */
export interface COCWithdraw {
  type: "Withdraw";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCErupt".
 */
export interface COCErupt {
  type: "Erupt";
  player: string;
  event: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCQuake".
 */
export interface COCQuake {
  type: "Quake";
  player: string;
  event: string;
  taken: number;
  last: number;
  hit: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCBoard".
 */
export interface COCBoard {
  type: "Board";
  player: string;
  at: string;
  to: string;
  group: number;
  troop: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCUnload".
 */
export interface COCUnload {
  type: "Unload";
  player: string;
  at: string;
  to: string;
  group: number;
  troop: string;
  named: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCUpset".
 */
export interface COCUpset {
  type: "Upset";
  player: string;
  left: number;
  coastal: number;
  chosen: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCFallingMood".
 */
export interface COCFallingMood {
  type: "FallingMood";
  player: string;
  seat: string;
  cell: string;
  how: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCKeepMood".
 */
export interface COCKeepMood {
  type: "KeepMood";
  player: string;
  cell: string;
  how: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCEnrage".
 */
export interface COCEnrage {
  type: "Enrage";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCFeedOthers".
 */
export interface COCFeedOthers {
  type: "FeedOthers";
  player: string;
  left: number;
  last: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCChooseReceiver".
 */
export interface COCChooseReceiver {
  type: "ChooseReceiver";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCAskReceiver".
 */
export interface COCAskReceiver {
  type: "AskReceiver";
  player: string;
  drawer: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCLowerOwnMood".
 */
export interface COCLowerOwnMood {
  type: "LowerOwnMood";
  player: string;
  drawer: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCMayTakeText".
 */
export interface COCMayTakeText {
  type: "MayTakeText";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCDrawEvent".
 */
export interface COCDrawEvent {
  type: "DrawEvent";
  player: string;
  drawer: string;
  text: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCEventText".
 */
export interface COCEventText {
  type: "EventText";
  player: string;
  event: string;
  drawer: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCAffect".
 */
export interface COCAffect {
  type: "Affect";
  player: string;
  event: string;
  seat: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCExhaustLand".
 */
export interface COCExhaustLand {
  type: "ExhaustLand";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCRevealRegion".
 */
export interface COCRevealRegion {
  type: "RevealRegion";
  player: string;
  explorer: string;
  slot: number;
  by: number;
  at: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCOrient".
 */
export interface COCOrient {
  type: "Orient";
  player: string;
  slot: number;
  region: string;
  by: number;
  at: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCSettleBarbarians".
 */
export interface COCSettleBarbarians {
  type: "SettleBarbarians";
  player: string;
  slot: number;
  by: number;
  at: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCPayGrowth".
 */
export interface COCPayGrowth {
  type: "PayGrowth";
  player: string;
  cost: number;
  ideas: number;
  at: string;
  building: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCGrowth".
 */
export interface COCGrowth {
  type: "Growth";
  player: string;
  buildings: number;
  pays: number;
  activating: number;
  optional: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCFacePort".
 */
export interface COCFacePort {
  type: "FacePort";
  player: string;
  at: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCSanitate".
 */
export interface COCSanitate {
  type: "Sanitate";
  player: string;
  at: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCPaySettler".
 */
export interface COCPaySettler {
  type: "PaySettler";
  player: string;
  cost: number;
  ideas: number;
  at: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCDrawCards".
 */
export interface COCDrawCards {
  type: "DrawCards";
  player: string;
  seat: string;
  deck: number;
  count: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCLayCard".
 */
export interface COCLayCard {
  type: "LayCard";
  player: string;
  side: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCPayAdvance".
 */
export interface COCPayAdvance {
  type: "PayAdvance";
  player: string;
  cost: number;
  ideas: number;
  advance: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCMoveCubes".
 */
export interface COCMoveCubes {
  type: "MoveCubes";
  player: string;
  last: number;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCFreeAdvance".
 */
export interface COCFreeAdvance {
  type: "FreeAdvance";
  player: string;
  advances: number;
  optional: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCBuyAdvance".
 */
export interface COCBuyAdvance {
  type: "BuyAdvance";
  player: string;
  advances: number;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCBuyNext".
 */
export interface COCBuyNext {
  type: "BuyNext";
  player: string;
  seat: string;
  advances: number;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCLoseUnit".
 */
export interface COCLoseUnit {
  type: "LoseUnit";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCLoseTwo".
 */
export interface COCLoseTwo {
  type: "LoseTwo";
  player: string;
  named: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCChooseTo".
 */
export interface COCChooseTo {
  type: "ChooseTo";
  player: string;
  at: string;
  group: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCSailTo".
 */
export interface COCSailTo {
  type: "SailTo";
  player: string;
  at: string;
  fleet: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCNextGroup".
 */
export interface COCNextGroup {
  type: "NextGroup";
  player: string;
  mover: string;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCMoveAction".
 */
export interface COCMoveAction {
  type: "MoveAction";
  player: string;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCChooseGroup".
 */
export interface COCChooseGroup {
  type: "ChooseGroup";
  player: string;
  at: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCPayTribute".
 */
export interface COCPayTribute {
  type: "PayTribute";
  player: string;
  tokens: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCMoveGroup".
 */
export interface COCMoveGroup {
  type: "MoveGroup";
  player: string;
  mover: string;
  at: string;
  to: string;
  group: number;
  how: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCMayScore".
 */
export interface COCMayScore {
  type: "MayScore";
  player: string;
  goals: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCDeclare".
 */
export interface COCDeclare {
  type: "Declare";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCOfferPerson".
 */
export interface COCOfferPerson {
  type: "OfferPerson";
  player: string;
  event: string;
  seat: string;
  cost: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCMayTakePerson".
 */
export interface COCMayTakePerson {
  type: "MayTakePerson";
  player: string;
  event: string;
  cost: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCPersonActs".
 */
export interface COCPersonActs {
  type: "PersonActs";
  player: string;
  seat: string;
  event: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCMakeHappy".
 */
export interface COCMakeHappy {
  type: "MakeHappy";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCPlaceUnit".
 */
export interface COCPlaceUnit {
  type: "PlaceUnit";
  player: string;
  kind: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCMayTeach".
 */
export interface COCMayTeach {
  type: "MayTeach";
  player: string;
  loser: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCChooseGood".
 */
export interface COCChooseGood {
  type: "ChooseGood";
  player: string;
  goods: number;
  by: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCCivilWar".
 */
export interface COCCivilWar {
  type: "CivilWar";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCRevoltStep".
 */
export interface COCRevoltStep {
  type: "RevoltStep";
  player: string;
  seat: string;
  step: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCRevolt".
 */
export interface COCRevolt {
  type: "Revolt";
  player: string;
  step: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCNewGovernment".
 */
export interface COCNewGovernment {
  type: "NewGovernment";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCCombatRoll".
 */
export interface COCCombatRoll {
  type: "CombatRoll";
  player: string;
  side: number;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCCutFortress".
 */
export interface COCCutFortress {
  type: "CutFortress";
  player: string;
  what: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCRansom".
 */
export interface COCRansom {
  type: "Ransom";
  player: string;
  food: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCGoOn".
 */
export interface COCGoOn {
  type: "GoOn";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCFight".
 */
export interface COCFight {
  type: "Fight";
  player: string;
  step: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCCoins".
 */
export interface COCCoins {
  type: "Coins";
  player: string;
  routes: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCShipsEnter".
 */
export interface COCShipsEnter {
  type: "ShipsEnter";
  player: string;
  mover: string;
  at: string;
  slot: number;
  by: number;
  fleet: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCStopAt".
 */
export interface COCStopAt {
  type: "StopAt";
  player: string;
  at: string;
  slot: number;
  by: number;
  fleet: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCLighthouseMove".
 */
export interface COCLighthouseMove {
  type: "LighthouseMove";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCChooseShip".
 */
export interface COCChooseShip {
  type: "ChooseShip";
  player: string;
  at: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCEndLighthouseMove".
 */
export interface COCEndLighthouseMove {
  type: "EndLighthouseMove";
  player: string;
  mover: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCFirstPlayer".
 */
export interface COCFirstPlayer {
  type: "FirstPlayer";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCDeal".
 */
export interface COCDeal {
  type: "Deal";
  player: string;
  dealt: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCLoseShip".
 */
export interface COCLoseShip {
  type: "LoseShip";
  player: string;
  side: number;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCUnitsFall".
 */
export interface COCUnitsFall {
  type: "UnitsFall";
  player: string;
  hits: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCCityHit".
 */
export interface COCCityHit {
  type: "CityHit";
  player: string;
  left: number;
  last: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCStatus".
 */
export interface COCStatus {
  type: "Status";
  player: string;
  step: number;
  done: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCRaze".
 */
export interface COCRaze {
  type: "Raze";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCChooseFirst".
 */
export interface COCChooseFirst {
  type: "ChooseFirst";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCMaySurvey".
 */
export interface COCMaySurvey {
  type: "MaySurvey";
  player: string;
  food: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCAfterSurvey".
 */
export interface COCAfterSurvey {
  type: "AfterSurvey";
  player: string;
  seat: string;
  slot: number;
  food: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCMayFoundThere".
 */
export interface COCMayFoundThere {
  type: "MayFoundThere";
  player: string;
  slot: number;
  food: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCFoundThere".
 */
export interface COCFoundThere {
  type: "FoundThere";
  player: string;
  seat: string;
  cell: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCComposeOffer".
 */
export interface COCComposeOffer {
  type: "ComposeOffer";
  player: string;
  partner: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCInvited".
 */
export interface COCInvited {
  type: "Invited";
  player: string;
  partner: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCAnswerOffer".
 */
export interface COCAnswerOffer {
  type: "AnswerOffer";
  player: string;
  proposer: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCEndRoll".
 */
export interface COCEndRoll {
  type: "EndRoll";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCNextTurn".
 */
export interface COCNextTurn {
  type: "NextTurn";
  player: string;
  had: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCEndRound".
 */
export interface COCEndRound {
  type: "EndRound";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCTurn".
 */
export interface COCTurn {
  type: "Turn";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCRevealWonder".
 */
export interface COCRevealWonder {
  type: "RevealWonder";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCAskReserve".
 */
export interface COCAskReserve {
  type: "AskReserve";
  player: string;
  seat: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCReserve".
 */
export interface COCReserve {
  type: "Reserve";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCNationView".
 */
export interface COCNationView {
  stock: {
    [k: string]: number;
  };
  mood_tokens: number;
  culture_tokens: number;
  happiness: number;
  culture: number;
  advances: string[];
  units: COCUnitView[];
  hand: string[];
  objectives: string[];
  laid?: string[];
  peeked?: string[];
  scored?: COCScoredView[];
  persons?: string[];
  buried?: {
    [k: string]: number;
  };
  lost_wonders?: string[];
  reserved?: string[];
  actions: number;
  lost_actions?: number;
  used?: number[];
  drafts?: number;
  fought_at?: string[];
  won_battles?: number;
  triumphs?: number;
  captures?: number;
  inspired?: number;
  tech_traded?: string[];
  hero_generals?: number;
  great_ideas?: number;
  declined?: number;
  goals?: string[];
  banned?: number;
  truces?: string[];
  truces_next?: string[];
  built_wonder?: number;
  start: string;
  resigned?: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCUnitView".
 */
export interface COCUnitView {
  unit: string;
  cell: string;
  count?: number;
  ship?: number;
  flags?: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCScoredView".
 */
export interface COCScoredView {
  objective: string;
  goal: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCCityView".
 */
export interface COCCityView {
  cell: string;
  owner: string;
  mood: string;
  buildings?: {
    [k: string]: string;
  };
  facing?: number;
  wonder?: string;
  uses?: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "COCTileView".
 */
export interface COCTileView {
  cell: string;
  region: string;
  side: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDDawnView".
 */
export interface CNDDawnView {
  game: "new_dawn";
  viewer: string;
  corrections: string;
  stack: (
    | CNDWageWar
    | CNDReinforce
    | CNDNextAttack
    | CNDMayAttack
    | CNDRansom
    | CNDRaidRoll
    | CNDRaid
    | CNDScatter
    | CNDScatterRoll
    | CNDCombatRoll
    | CNDAddTokens
    | CNDStrengthen
    | CNDOutcome
    | CNDSite
    | CNDBuild
    | CNDOwed
    | CNDPayWonder
    | CNDTokensBesideCity
    | CNDSurround
    | CNDResite
    | CNDOccupy
    | CNDConquerOrLiberate
    | CNDSacked
    | CNDPlunder
    | CNDAssignCapital
    | CNDDealCapital
    | CNDCoreSide
    | CNDDrawCore
    | CNDDealTiles
    | CNDFirstLayer
    | CNDNextTile
    | CNDChooseTile
    | CNDLayTile
    | CNDSpaceChoice
    | CNDMoreTokens
    | CNDPlaceTokens
    | CNDCultureText
    | CNDPlaceNear
    | CNDShiftToken
    | CNDShiftTo
    | CNDConvert
    | CNDSendEnvoy
    | CNDMakeTreaty
    | CNDMoreTreaties
    | CNDTakeTreaties
    | CNDShedTreaties
    | CNDRenounce
    | CNDGift
    | CNDGrantToken
    | CNDAccept
    | CNDPutHarvest
    | CNDHarvest
    | CNDExchangeResource
    | CNDSpending
    | CNDSpendOnSteps
    | CNDConvoy
    | CNDMoveCaravans
    | CNDCaravanMove
    | CNDCaravanArrived
    | CNDAfterArrival
    | CNDPutNatural
    | CNDLiftToPlace
    | CNDLift
    | CNDGainResource
    | CNDStudy
    | CNDSpendOnScience
    | CNDAdvance
    | CNDUpgrade
    | CNDBomb
    | CNDDealLeader
    | CNDMakeMap
    | CNDLayOut
    | CNDFirstPlayer
    | CNDOrient
    | CNDReveal
    | CNDDrawVictory
    | CNDBeginGame
    | CNDStartOfTurn
    | CNDStartAgain
    | CNDPutState
    | CNDPutTrade
    | CNDNextTurn
    | CNDCheckVictory
    | CNDBeginTurn
    | CNDTurnStep
    | CNDEconomyFirst
    | CNDChooseCard
    | CNDResolveCard
    | CNDMayRepeat
    | CNDRepeat
    | CNDResetCard
    | CNDCardIsReset
    | CNDAfterReset
    | CNDHills
    | CNDSpreadOverHills
    | CNDPointAgain
    | CNDCede
    | CNDImprovements
    | CNDImproveCards
    | CNDTurnUp
    | CNDBuilt
  )[];
  empires: CNDEmpireView[];
  length: string;
  victory: string[];
  first: string;
  mover: string;
  round: number;
  pointer: number;
  compass: number;
  tiles: CNDTileView[];
  water: CNDCellView[];
  holds: CNDHoldView[];
  things: {
    [k: string]: string;
  };
  barbarians: {
    [k: string]: string;
  };
  supply: {
    [k: string]: number;
  };
  offer: string[];
  unseen: string[];
  left: number[];
  wonder_at: {
    [k: string]: string;
  };
  facedown: string[];
  tile_box: string[];
  tile_hands: string[][];
  core: string[];
  battle?: number[];
  resignations?: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDWageWar".
 */
export interface CNDWageWar {
  type: "WageWar";
  player: string;
  card: string;
  number: number;
  left: number;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDReinforce".
 */
export interface CNDReinforce {
  type: "Reinforce";
  player: string;
  left: number;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDNextAttack".
 */
export interface CNDNextAttack {
  type: "NextAttack";
  player: string;
  seat: string;
  card: string;
  number: number;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDMayAttack".
 */
export interface CNDMayAttack {
  type: "MayAttack";
  player: string;
  card: string;
  number: number;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDRansom".
 */
export interface CNDRansom {
  type: "Ransom";
  player: string;
  left: number;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDRaidRoll".
 */
export interface CNDRaidRoll {
  type: "RaidRoll";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDRaid".
 */
export interface CNDRaid {
  type: "Raid";
  player: string;
  direction: number;
  letter: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDScatter".
 */
export interface CNDScatter {
  type: "Scatter";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDScatterRoll".
 */
export interface CNDScatterRoll {
  type: "ScatterRoll";
  player: string;
  letter: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDCombatRoll".
 */
export interface CNDCombatRoll {
  type: "CombatRoll";
  player: string;
  side: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDAddTokens".
 */
export interface CNDAddTokens {
  type: "AddTokens";
  player: string;
  side: number;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDStrengthen".
 */
export interface CNDStrengthen {
  type: "Strengthen";
  player: string;
  side: number;
  slot: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDOutcome".
 */
export interface CNDOutcome {
  type: "Outcome";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDSite".
 */
export interface CNDSite {
  type: "Site";
  player: string;
  wonder: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDBuild".
 */
export interface CNDBuild {
  type: "Build";
  player: string;
  slot: string;
  number: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDOwed".
 */
export interface CNDOwed {
  type: "Owed";
  player: string;
  seat: string;
  slot: string;
  wonder: string;
  owed: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDPayWonder".
 */
export interface CNDPayWonder {
  type: "PayWonder";
  player: string;
  slot: string;
  wonder: string;
  owed: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDTokensBesideCity".
 */
export interface CNDTokensBesideCity {
  type: "TokensBesideCity";
  player: string;
  seat: string;
  at: string;
  number: number;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDSurround".
 */
export interface CNDSurround {
  type: "Surround";
  player: string;
  at: string;
  number: number;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDResite".
 */
export interface CNDResite {
  type: "Resite";
  player: string;
  wonder: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDOccupy".
 */
export interface CNDOccupy {
  type: "Occupy";
  player: string;
  seat: string;
  at: string;
  kind: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDConquerOrLiberate".
 */
export interface CNDConquerOrLiberate {
  type: "ConquerOrLiberate";
  player: string;
  at: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDSacked".
 */
export interface CNDSacked {
  type: "Sacked";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDPlunder".
 */
export interface CNDPlunder {
  type: "Plunder";
  player: string;
  loser: string;
  left: number;
  since: number;
  got: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDAssignCapital".
 */
export interface CNDAssignCapital {
  type: "AssignCapital";
  player: string;
  seat: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDDealCapital".
 */
export interface CNDDealCapital {
  type: "DealCapital";
  player: string;
  seat: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDCoreSide".
 */
export interface CNDCoreSide {
  type: "CoreSide";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDDrawCore".
 */
export interface CNDDrawCore {
  type: "DrawCore";
  player: string;
  side: string;
  drawn: number;
  wonders: number;
  states: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDDealTiles".
 */
export interface CNDDealTiles {
  type: "DealTiles";
  player: string;
  dealt: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDFirstLayer".
 */
export interface CNDFirstLayer {
  type: "FirstLayer";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDNextTile".
 */
export interface CNDNextTile {
  type: "NextTile";
  player: string;
  seat: string;
  laid: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDChooseTile".
 */
export interface CNDChooseTile {
  type: "ChooseTile";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDLayTile".
 */
export interface CNDLayTile {
  type: "LayTile";
  player: string;
  tile: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDSpaceChoice".
 */
export interface CNDSpaceChoice {
  type: "SpaceChoice";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDMoreTokens".
 */
export interface CNDMoreTokens {
  type: "MoreTokens";
  player: string;
  seat: string;
  slot: string;
  number: number;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDPlaceTokens".
 */
export interface CNDPlaceTokens {
  type: "PlaceTokens";
  player: string;
  slot: string;
  number: number;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDCultureText".
 */
export interface CNDCultureText {
  type: "CultureText";
  player: string;
  seat: string;
  slot: string;
  number: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDPlaceNear".
 */
export interface CNDPlaceNear {
  type: "PlaceNear";
  player: string;
  number: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDShiftToken".
 */
export interface CNDShiftToken {
  type: "ShiftToken";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDShiftTo".
 */
export interface CNDShiftTo {
  type: "ShiftTo";
  player: string;
  space: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDConvert".
 */
export interface CNDConvert {
  type: "Convert";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDSendEnvoy".
 */
export interface CNDSendEnvoy {
  type: "SendEnvoy";
  player: string;
  state: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDMakeTreaty".
 */
export interface CNDMakeTreaty {
  type: "MakeTreaty";
  player: string;
  giver: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDMoreTreaties".
 */
export interface CNDMoreTreaties {
  type: "MoreTreaties";
  player: string;
  seat: string;
  left: number;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDTakeTreaties".
 */
export interface CNDTakeTreaties {
  type: "TakeTreaties";
  player: string;
  left: number;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDShedTreaties".
 */
export interface CNDShedTreaties {
  type: "ShedTreaties";
  player: string;
  seat: string;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDRenounce".
 */
export interface CNDRenounce {
  type: "Renounce";
  player: string;
  giver: string;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDGift".
 */
export interface CNDGift {
  type: "Gift";
  player: string;
  seat: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDGrantToken".
 */
export interface CNDGrantToken {
  type: "GrantToken";
  player: string;
  giver: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDAccept".
 */
export interface CNDAccept {
  type: "Accept";
  player: string;
  slot: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDPutHarvest".
 */
export interface CNDPutHarvest {
  type: "PutHarvest";
  player: string;
  left: number;
  of: number;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDHarvest".
 */
export interface CNDHarvest {
  type: "Harvest";
  player: string;
  had: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDExchangeResource".
 */
export interface CNDExchangeResource {
  type: "ExchangeResource";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDSpending".
 */
export interface CNDSpending {
  type: "Spending";
  player: string;
  seat: string;
  slot: string;
  number: number;
  spent: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDSpendOnSteps".
 */
export interface CNDSpendOnSteps {
  type: "SpendOnSteps";
  player: string;
  slot: string;
  number: number;
  spent: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDConvoy".
 */
export interface CNDConvoy {
  type: "Convoy";
  player: string;
  seat: string;
  slot: string;
  number: number;
  steps: number;
  pool: number;
  moved: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDMoveCaravans".
 */
export interface CNDMoveCaravans {
  type: "MoveCaravans";
  player: string;
  slot: string;
  number: number;
  steps: number;
  pool: number;
  moved: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDCaravanMove".
 */
export interface CNDCaravanMove {
  type: "CaravanMove";
  player: string;
  slot: string;
  number: number;
  steps: number;
  pool: number;
  moved: number;
  which: number;
  at: string;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDCaravanArrived".
 */
export interface CNDCaravanArrived {
  type: "CaravanArrived";
  player: string;
  seat: string;
  at: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDAfterArrival".
 */
export interface CNDAfterArrival {
  type: "AfterArrival";
  player: string;
  seat: string;
  at: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDPutNatural".
 */
export interface CNDPutNatural {
  type: "PutNatural";
  player: string;
  natural: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDLiftToPlace".
 */
export interface CNDLiftToPlace {
  type: "LiftToPlace";
  player: string;
  space: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDLift".
 */
export interface CNDLift {
  type: "Lift";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDGainResource".
 */
export interface CNDGainResource {
  type: "GainResource";
  player: string;
  new_only: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDStudy".
 */
export interface CNDStudy {
  type: "Study";
  player: string;
  seat: string;
  slot: string;
  steps: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDSpendOnScience".
 */
export interface CNDSpendOnScience {
  type: "SpendOnScience";
  player: string;
  slot: string;
  steps: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDAdvance".
 */
export interface CNDAdvance {
  type: "Advance";
  player: string;
  seat: string;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDUpgrade".
 */
export interface CNDUpgrade {
  type: "Upgrade";
  player: string;
  level: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDBomb".
 */
export interface CNDBomb {
  type: "Bomb";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDDealLeader".
 */
export interface CNDDealLeader {
  type: "DealLeader";
  player: string;
  seat: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDMakeMap".
 */
export interface CNDMakeMap {
  type: "MakeMap";
  player: string;
  map: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDLayOut".
 */
export interface CNDLayOut {
  type: "LayOut";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDFirstPlayer".
 */
export interface CNDFirstPlayer {
  type: "FirstPlayer";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDOrient".
 */
export interface CNDOrient {
  type: "Orient";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDReveal".
 */
export interface CNDReveal {
  type: "Reveal";
  player: string;
  deck: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDDrawVictory".
 */
export interface CNDDrawVictory {
  type: "DrawVictory";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDBeginGame".
 */
export interface CNDBeginGame {
  type: "BeginGame";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDStartOfTurn".
 */
export interface CNDStartOfTurn {
  type: "StartOfTurn";
  player: string;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDStartAgain".
 */
export interface CNDStartAgain {
  type: "StartAgain";
  player: string;
  seat: string;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDPutState".
 */
export interface CNDPutState {
  type: "PutState";
  player: string;
  state: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDPutTrade".
 */
export interface CNDPutTrade {
  type: "PutTrade";
  player: string;
  left: number;
  of: number;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDNextTurn".
 */
export interface CNDNextTurn {
  type: "NextTurn";
  player: string;
  had: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDCheckVictory".
 */
export interface CNDCheckVictory {
  type: "CheckVictory";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDBeginTurn".
 */
export interface CNDBeginTurn {
  type: "BeginTurn";
  player: string;
  seat: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDTurnStep".
 */
export interface CNDTurnStep {
  type: "TurnStep";
  player: string;
  seat: string;
  step: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDEconomyFirst".
 */
export interface CNDEconomyFirst {
  type: "EconomyFirst";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDChooseCard".
 */
export interface CNDChooseCard {
  type: "ChooseCard";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDResolveCard".
 */
export interface CNDResolveCard {
  type: "ResolveCard";
  player: string;
  seat: string;
  slot: string;
  number: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDMayRepeat".
 */
export interface CNDMayRepeat {
  type: "MayRepeat";
  player: string;
  seat: string;
  slot: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDRepeat".
 */
export interface CNDRepeat {
  type: "Repeat";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDResetCard".
 */
export interface CNDResetCard {
  type: "ResetCard";
  player: string;
  seat: string;
  slot: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDCardIsReset".
 */
export interface CNDCardIsReset {
  type: "CardIsReset";
  player: string;
  seat: string;
  card: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDAfterReset".
 */
export interface CNDAfterReset {
  type: "AfterReset";
  player: string;
  card: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDHills".
 */
export interface CNDHills {
  type: "Hills";
  player: string;
  seat: string;
  at: string;
  done: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDSpreadOverHills".
 */
export interface CNDSpreadOverHills {
  type: "SpreadOverHills";
  player: string;
  at: string;
  done: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDPointAgain".
 */
export interface CNDPointAgain {
  type: "PointAgain";
  player: string;
  at: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDCede".
 */
export interface CNDCede {
  type: "Cede";
  player: string;
  to: string;
  at: string;
  other: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDImprovements".
 */
export interface CNDImprovements {
  type: "Improvements";
  player: string;
  seat: string;
  left: number;
  level: number;
  done: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDImproveCards".
 */
export interface CNDImproveCards {
  type: "ImproveCards";
  player: string;
  left: number;
  level: number;
  done: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDTurnUp".
 */
export interface CNDTurnUp {
  type: "TurnUp";
  player: string;
  deck: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDBuilt".
 */
export interface CNDBuilt {
  type: "Built";
  player: string;
  seat: string;
  wonder: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDEmpireView".
 */
export interface CNDEmpireView {
  leader: string;
  row: string[];
  trade: number[];
  states: string[][];
  naturals_on: string[][];
  stray_states?: string[];
  caravans: string[];
  resources: {
    [k: string]: number;
  };
  naturals?: string[];
  store?: number;
  dial?: number;
  pacts?: string[];
  embassies?: string[];
  marks?: string[];
  used?: number[];
  taken?: string[];
  reached?: string[];
  won?: number;
  capitals?: number;
  peak?: number;
  resigned?: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDTileView".
 */
export interface CNDTileView {
  tile: string;
  side: string;
  turn: number;
  q: number;
  r: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDCellView".
 */
export interface CNDCellView {
  q: number;
  r: number;
}
/**
 * A control token or a city.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CNDHoldView".
 */
export interface CNDHoldView {
  space: string;
  owner: string;
  kind: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCEraView".
 */
export interface AOCEraView {
  game: "age_of_civilization";
  viewer: string;
  corrections: string;
  stack: (
    | AOCCivilize
    | AOCAtBirth
    | AOCPoolStep
    | AOCDrawCivilization
    | AOCRevealCommand
    | AOCRansom
    | AOCDealDraft
    | AOCPickCard
    | AOCPassOn
    | AOCEndOfTurnAbilities
    | AOCEndOfTurn
    | AOCGiveCoins
    | AOCChooseWonder
    | AOCSellSilk
    | AOCMoreTechs
    | AOCChooseTech
    | AOCTarget
    | AOCStones
    | AOCBonuses
    | AOCFreeAction
    | AOCNextTurn
    | AOCEndRound
    | AOCShowWonders
    | AOCLayTrack
    | AOCShowSpecials
    | AOCLayTokens
    | AOCBeginGame
    | AOCTurnStep
    | AOCActions
  )[];
  nations: AOCNationView[];
  mode: string;
  variants: string[];
  round: number;
  first: string;
  mover?: string;
  track: string[];
  tokens: string[];
  deck: string[];
  box: string[];
  pool: AOCPoolView[];
  wonder_box: string[];
  wonders: string[];
  special_box: string[];
  specials: string[];
  event_box: string[];
  command_deck: string[];
  commands: string[];
  unseen: string[];
  rival?: number;
  exhaustion?: number;
  devastation?: number;
  scorched?: number;
  spent?: number[];
  acted?: number;
  could_buy?: number;
  how?: string;
  achieved?: string[];
  resignations?: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCCivilize".
 */
export interface AOCCivilize {
  type: "Civilize";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCAtBirth".
 */
export interface AOCAtBirth {
  type: "AtBirth";
  player: string;
  seat: string;
  ability: number;
  taken: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCPoolStep".
 */
export interface AOCPoolStep {
  type: "PoolStep";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCDrawCivilization".
 */
export interface AOCDrawCivilization {
  type: "DrawCivilization";
  player: string;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCRevealCommand".
 */
export interface AOCRevealCommand {
  type: "RevealCommand";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCRansom".
 */
export interface AOCRansom {
  type: "Ransom";
  player: string;
  command: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCDealDraft".
 */
export interface AOCDealDraft {
  type: "DealDraft";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCPickCard".
 */
export interface AOCPickCard {
  type: "PickCard";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCPassOn".
 */
export interface AOCPassOn {
  type: "PassOn";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCEndOfTurnAbilities".
 */
export interface AOCEndOfTurnAbilities {
  type: "EndOfTurnAbilities";
  player: string;
  seat: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCEndOfTurn".
 */
export interface AOCEndOfTurn {
  type: "EndOfTurn";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCGiveCoins".
 */
export interface AOCGiveCoins {
  type: "GiveCoins";
  player: string;
  ability: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCChooseWonder".
 */
export interface AOCChooseWonder {
  type: "ChooseWonder";
  player: string;
  left: number;
  since: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCSellSilk".
 */
export interface AOCSellSilk {
  type: "SellSilk";
  player: string;
  most: number;
  points: number;
  coins: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCMoreTechs".
 */
export interface AOCMoreTechs {
  type: "MoreTechs";
  player: string;
  seat: string;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCChooseTech".
 */
export interface AOCChooseTech {
  type: "ChooseTech";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCTarget".
 */
export interface AOCTarget {
  type: "Target";
  player: string;
  action: string;
  source: number;
  via: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCStones".
 */
export interface AOCStones {
  type: "Stones";
  player: string;
  action: string;
  source: number;
  via: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCBonuses".
 */
export interface AOCBonuses {
  type: "Bonuses";
  player: string;
  seat: string;
  points: number;
  coins: number;
  workers: number;
  loss: number;
  after: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCFreeAction".
 */
export interface AOCFreeAction {
  type: "FreeAction";
  player: string;
  action: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCNextTurn".
 */
export interface AOCNextTurn {
  type: "NextTurn";
  player: string;
  had: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCEndRound".
 */
export interface AOCEndRound {
  type: "EndRound";
  player: string;
  step: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCShowWonders".
 */
export interface AOCShowWonders {
  type: "ShowWonders";
  player: string;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCLayTrack".
 */
export interface AOCLayTrack {
  type: "LayTrack";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCShowSpecials".
 */
export interface AOCShowSpecials {
  type: "ShowSpecials";
  player: string;
  left: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCLayTokens".
 */
export interface AOCLayTokens {
  type: "LayTokens";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCBeginGame".
 */
export interface AOCBeginGame {
  type: "BeginGame";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCTurnStep".
 */
export interface AOCTurnStep {
  type: "TurnStep";
  player: string;
  seat: string;
  step: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCActions".
 */
export interface AOCActions {
  type: "Actions";
  player: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCNationView".
 */
export interface AOCNationView {
  scored: {
    [k: string]: number;
  };
  coins: number;
  workers: number;
  placed?: number;
  doomed?: number;
  used?: {
    [k: string]: number;
  };
  techs?: string[];
  special?: string;
  wonders?: string[];
  cards?: string[];
  main?: string;
  absorbed?: string[];
  strength?: number;
  stones?: number;
  silk?: number;
  sold?: number;
  forts?: number;
  hand?: string[];
  packet?: string[];
  pick?: string;
  seen?: string[];
  resigned?: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AOCPoolView".
 */
export interface AOCPoolView {
  civilization: string;
  coins: number;
}
