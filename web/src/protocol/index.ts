/** The types of the server's messages. */
import type * as gen from "./gen";

export type {
  Asked,
  Cards,
  Chair,
  Choice,
  Column,
  Cost,
  Count,
  Counters,
  Deck,
  Edge,
  Entry,
  FromClient,
  FromServer,
  Grid,
  Hex,
  HexMap,
  Item,
  PreviewIs,
  Mark,
  Market,
  Outcome,
  Part,
  PastIs,
  Piece,
  Price,
  Reason,
  Refused,
  Said,
  Scale,
  StateIs,
  Structure,
  Tableau,
  TableIs,
  Track,
  Why,
  WhyNotIs,
} from "./gen";

export type Section = gen.StateIs["board"][number];
export type Fact = [string, Record<string, unknown>];
