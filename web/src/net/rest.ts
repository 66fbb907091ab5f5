/** The REST paths of the server. An error has the id of the message to show. */
import { reached } from "../offline/connection";
import type { Fact, Reason, StateIs } from "../protocol";
import type {
  BestResult,
  CardIs,
  Cards,
  ChancesIs,
  ErrorIs,
  GameIs,
  GoOnWanted,
  Lobby,
  Me,
  OpenedIs,
  Pasted,
  RuleIs,
  Rules,
  ScoreHistory,
  SeatWanted,
  Summary,
  TableWanted,
} from "../protocol/rest";

export type { BestResult, ChancesIs as Chances, Lobby as Tables, RuleIs as Rule, ScoreHistory, Summary };
export type SeatSetup = Required<SeatWanted>;

export type GameInfo = Omit<GameIs, "score_is_sum" | "half_points" | "unverified"> & {
  scoreIsSum: boolean;
  halfPoints: boolean;
  hasUnverified: boolean; // some figures are reconstructed
};
export type CardInfo = Omit<CardIs, "facts"> & { facts: Fact[] };
export type CardsInfo = Pick<Cards, "rules"> & {
  cards: CardInfo[];
  ruleLinks: Record<string, string>;
  repeatedEvents: Record<string, string>;
};

// Fields under the names that the client uses.

function gameInfo({ score_is_sum, half_points, unverified, ...game }: GameIs): GameInfo {
  return { ...game, scoreIsSum: score_is_sum, halfPoints: half_points, hasUnverified: unverified };
}

function cardsInfo({ cards, rule_links, repeated_events, rules }: Cards): CardsInfo {
  const named = cards.map(({ facts, ...card }) => ({ ...card, facts: facts as unknown as Fact[] }));
  return { cards: named, ruleLinks: rule_links, repeatedEvents: repeated_events, rules };
}

export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    readonly reason: Reason | null = null, // what is wrong with what was sent
  ) {
    super(`${status} ${id}`);
  }
}

export function asRequestError(x: unknown): RequestError {
  return x instanceof RequestError ? x : new RequestError(0, "broken");
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { credentials: "same-origin", ...init });
  } catch {
    reached(false);
    throw new RequestError(0, "offline");
  }
  reached(true);
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  const details: Partial<ErrorIs> = body && typeof body === "object" ? body : {};
  throw new RequestError(
    answer.status,
    details.error || (answer.status === 404 ? "not-found" : "refused"),
    details.reason ?? null,
  );
}

async function get<T>(path: string): Promise<T> {
  return (await request(path)).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return (await request(path, init)).json() as Promise<T>;
}

const cache = new Map<string, Promise<unknown>>();

/** What never changes while a page is open is asked for once. */
function cached<T, U = T>(path: string, convert: (answer: T) => U = (x) => x as unknown as U): Promise<U> {
  let made = cache.get(path) as Promise<U> | undefined;
  if (!made) {
    made = get<T>(path).then(convert);
    made.catch(() => cache.delete(path));
    cache.set(path, made);
  }
  return made;
}

let asking: Promise<Me> | null = null;

/** Who am I? Asked once at a time: of two questions at once, each would give a new visitor another guest. */
function me(): Promise<Me> {
  asking ??= get<Me>("/me").finally(() => {
    asking = null;
  });
  return asking;
}

const seatQuery = (seat: string) => (seat ? `?seat=${encodeURIComponent(seat)}` : "");

export const api = {
  me,
  setName: (name: string) => post<Me>("/me", { name }),
  games: () => cached("/games", (games: GameIs[]) => games.map(gameInfo)),
  rules: (game: string) => cached<Rules>(`/games/${game}/rules`),
  cards: (game: string, table = "") => cached(`/games/${game}/cards${table ? `?table=${table}` : ""}`, cardsInfo),
  best: (game: string) => get<BestResult[]>(`/games/${game}/best`),
  tables: () => get<Lobby>("/tables"),
  table: (id: string) => get<Summary>(`/tables/${id}`),
  open: (wish: TableWanted) => post<OpenedIs>("/tables", wish),
  goOn: (wish: GoOnWanted) => post<OpenedIs>("/tables/go-on", wish),
  join: (id: string, seat: string, secret?: string, name?: string) =>
    post<unknown>(`/tables/${id}/join`, { seat, ...(secret && { secret }), ...(name && { name }) }),
  giveToBot: (id: string, seat: string, bot: string) => post<Summary>(`/tables/${id}/seats/${seat}`, { bot }),
  leave: (id: string) => request(`/tables/${id}`, { method: "DELETE" }),
  rematch: (id: string) => post<OpenedIs>(`/tables/${id}/rematch`, {}),
  record: async (id: string, seat: string) => (await request(`/tables/${id}/record${seatQuery(seat)}`)).text(),
  positionAt: (id: string, n: number, seat: string, since: number) =>
    get<StateIs>(`/tables/${id}/at/${n}?${new URLSearchParams({ since: String(since), ...(seat && { seat }) })}`),
  catalogue: async (game: string, lang: string) => (await request(`/games/${game}/words/${lang}`)).text(),
  chances: (id: string) => get<ChancesIs>(`/tables/${id}/chances`),
  scoreHistory: (id: string) => cached<ScoreHistory>(`/tables/${id}/score-history`),
  uploadRecord: async (text: string) => {
    const init = { method: "POST", headers: { "content-type": "text/plain; charset=utf-8" }, body: text };
    return (await request("/records", init)).json() as Promise<Pasted>;
  },
};
