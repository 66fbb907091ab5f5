// Made by `python -m tools.types`; do not edit.

/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "FromServer".
 */
export type FromServer = TableIs | StateIs | LookIs | WhyNotIs | Done | Refused | UndoWanted;
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "FromClient".
 */
export type FromClient = Play | Look | WhyNot | Undo | Agree | Stand | Resign;

export interface All {}
/**
 * Who sits where; sent first, and whenever it changes.
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
  seal: string;
  corrections?: string;
  rematch?: string;
}
/**
 * A seat of the table, as anybody sees it.
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
 * The position as the viewer may know it, after every change.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "StateIs".
 */
export interface StateIs {
  type: "state";
  n: number;
  view: unknown;
  board: (Counters | Track | Cards | Market | Structure | Deck | Tableau | Grid | HexMap)[];
  asked?: Asked | null;
  choices?: Choice[];
  undo?: string;
  standing?: Standing[];
  since?: number;
  log?: Entry[];
  result?: Outcome | null;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Counters".
 */
export interface Counters {
  kind: "counters";
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
 * Cards that lie open for anybody, each with its price for the viewer and whether it can be had now.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Market".
 */
export interface Market {
  kind: "market";
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
  seal?: string;
  secret?: string;
}
/**
 * What a choice would lead to, as far as it is certain.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "LookIs".
 */
export interface LookIs {
  type: "look";
  id: number;
  move: string;
  asks: boolean;
  price?: Price | null;
  board?: (Counters | Track | Cards | Market | Structure | Deck | Tableau | Grid | HexMap)[] | null;
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
}
/**
 * What was asked for is done, and on disk.
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
}
/**
 * A seat asks the others to agree; `seat` is "" when that is settled.
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
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  type: "play";
  id: number;
  n: number;
  move: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  type: "look";
  id: number;
  n: number;
  move: string;
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
 * Take back; where that needs the others, they are asked.
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
 * Built field by field from what the viewer may know; never a copy with holes.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTARealmView".
 */
export interface TTARealmView {
  game: "through_the_ages";
  viewer: string;
  corrections: string;
  stack: (
    | TTASplit
    | TTABuildFor
    | TTADevelopBy
    | TTAActionPhase
    | TTATuckHomer
    | TTAFill
    | TTADealCard
    | TTADefend
    | TTARaid
    | TTAAnnex
    | TTAInfiltrate
    | TTAWars
    | TTAChooseWar
    | TTATakeTechnology
    | TTAAskBids
    | TTABid
    | TTASendForce
    | TTARevealEvent
    | TTARenewEvents
    | TTAGlimpse
    | TTADiscardMilitary
    | TTAAffect
    | TTAMayBuild
    | TTAGrant
    | TTADestroyBuilding
    | TTALoseColony
    | TTARuin
    | TTATakeFromRow
    | TTADrawCards
    | TTALoseBlue
    | TTALoseWorker
    | TTAMayPeek
    | TTAPolitics
    | TTASecondAction
    | TTAAnswerPact
    | TTAEndGame
    | TTAScoreCurrent
    | TTASetEvents
    | TTATurn
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
  lot: string;
  price: number;
  bidder: string;
  out: string[];
  bonuses: string[];
  drops: string[];
  sent: string[];
  resignations: number;
  final?: number[];
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
 * via the `definition` "TTATuckHomer".
 */
export interface TTATuckHomer {
  type: "TuckHomer";
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
 * via the `definition` "TTARaid".
 */
export interface TTARaid {
  type: "Raid";
  player: string;
  rival: string;
  level: number;
  more: number;
  cost: number;
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
 * via the `definition` "TTATakeTechnology".
 */
export interface TTATakeTechnology {
  type: "TakeTechnology";
  player: string;
  loser: string;
  budget: number;
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
  seer: string;
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
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TTALoseWorker".
 */
export interface TTALoseWorker {
  type: "LoseWorker";
  player: string;
  count: number;
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
  led_ages: string[];
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
  fresh: string[];
  hand: string[];
  ca: number;
  ma: number;
  spare_ma: number;
  unit_resources: number;
  unit_science: number;
  spare_food: number;
  spare_resources: number;
  used: number;
  forfeits: number;
  resigned: number;
  ca_total: number;
  ma_total: number;
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
 * Built field by field from what the viewer may know; never a copy with holes.
 *
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
