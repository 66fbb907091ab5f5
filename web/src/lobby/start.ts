/** Opening a table in one click. */
import { startGuide } from "../guide";
import { api, type GameInfo } from "../net/rest";
import { navigate } from "../router";

export type Start = { guided?: boolean; alone?: boolean };

/** Opens a table, alone or with as few other seats as possible, each with a bot of this level, and goes there. */
export async function playNow(game: GameInfo, level: string, { guided = false, alone = false }: Start = {}) {
  const { name } = await api.me();
  const bots = Array.from({ length: alone ? 0 : Math.max(1, game.fewest - 1) }, () => ({
    kind: "bot" as const,
    name: "",
    bot: level,
  }));
  const { id } = await api.open({ game: game.id, seats: [{ kind: "here", name, bot: "" }, ...bots] });
  if (guided) startGuide(id);
  navigate(`/t/${id}`);
}
