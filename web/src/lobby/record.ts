/** What the head of a record tells before a server has read it. */

export type RecordHead = { game: string; players: readonly string[] };

export function headOf(record: string): RecordHead | null {
  const head = record.split(/^---$/m, 1)[0] ?? "";
  const game = /^game (\w+)$/m.exec(head)?.[1];
  const players = namesIn(/^players (\[.*\])$/m.exec(head)?.[1] ?? "");
  return game && players.length ? { game, players } : null;
}

function namesIn(list: string): string[] {
  try {
    const names: unknown = JSON.parse(list);
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
}
