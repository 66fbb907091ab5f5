/** The lobby's paths. Errors carry the message id that the page shows. */
import type { Fact, Reason, StateIs } from "../protocol";
import type {
  CardIs,
  Cards,
  ErrorIs,
  GameIs,
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

export type { GameIs as GameInfo, Lobby as Tables, RuleIs as Rule, ScoreHistory, Summary };
export type SeatWish = Required<SeatWanted>;
export type CardsInfo = Omit<Cards, "cards"> & { cards: (Omit<CardIs, "facts"> & { facts: Fact[] })[] };

export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    readonly reason: Reason | null = null, // what is wrong with what was sent
  ) {
    super(`${status} ${id}`);
  }
}

export function asFailed(x: unknown): Failed {
  return x instanceof Failed ? x : new Failed(0, "broken");
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { credentials: "same-origin", ...init });
  } catch {
    throw new Failed(0, "offline");
  }
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  const said: Partial<ErrorIs> = body && typeof body === "object" ? body : {};
  throw new Failed(answer.status, said.error || (answer.status === 404 ? "not-found" : "refused"), said.reason ?? null);
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return (await ask(path, init)).json() as Promise<T>;
}

const kept = new Map<string, Promise<unknown>>();

/** What never changes while a page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  let made = kept.get(path) as Promise<T> | undefined;
  if (!made) {
    made = get<T>(path);
    made.catch(() => kept.delete(path));
    kept.set(path, made);
  }
  return made;
}

const seatQuery = (seat: string) => (seat ? `?seat=${encodeURIComponent(seat)}` : "");

export const api = {
  me: () => get<Me>("/me"),
  rename: (name: string) => post<Me>("/me", { name }),
  games: () => once<GameIs[]>("/games"),
  rules: (game: string) => once<Rules>(`/games/${game}/rules`),
  cards: (game: string, table = "") => once<CardsInfo>(`/games/${game}/cards${table ? `?table=${table}` : ""}`),
  tables: () => get<Lobby>("/tables"),
  table: (id: string) => get<Summary>(`/tables/${id}`),
  open: (wish: TableWanted) => post<OpenedIs>("/tables", wish),
  join: (id: string, seat: string, secret?: string, name?: string) =>
    post<unknown>(`/tables/${id}/join`, { seat, ...(secret && { secret }), ...(name && { name }) }),
  give: (id: string, seat: string, bot: string) => post<Summary>(`/tables/${id}/seats/${seat}`, { bot }),
  rematch: (id: string) => post<OpenedIs>(`/tables/${id}/rematch`, {}),
  record: async (id: string, seat: string) => (await ask(`/tables/${id}/record${seatQuery(seat)}`)).text(),
  at: (id: string, n: number, seat: string, since: number) =>
    get<StateIs>(`/tables/${id}/at/${n}?${new URLSearchParams({ since: String(since), ...(seat && { seat }) })}`),
  course: (id: string) => once<ScoreHistory>(`/tables/${id}/score-history`),
  paste: async (text: string) => {
    const init = { method: "POST", headers: { "content-type": "text/plain; charset=utf-8" }, body: text };
    return (await ask("/records", init)).json() as Promise<Pasted>;
  },
};
