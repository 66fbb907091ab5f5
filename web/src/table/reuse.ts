/**
 * News as a change of what was there: whatever is as it was stays the same object, so that nothing is drawn anew for
 * having been sent again.
 */
export function reuseUnchanged<T>(old: unknown, now: T): T {
  if (Object.is(old, now)) return now;
  if (Array.isArray(now)) return (Array.isArray(old) ? reuseInList(old, now) : now) as T;
  if (!isPlain(now) || !isPlain(old)) return now;
  const keys = Object.keys(now);
  const out: Record<string, unknown> = {};
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    out[key] = reuseUnchanged(old[key], now[key]);
    same &&= key in old && out[key] === old[key];
  }
  return (same ? old : out) as T;
}

/** Each of the old ones is taken up once at most: two copies of a card are two things. */
function reuseInList(old: unknown[], now: unknown[]): unknown[] {
  const known = Map.groupBy(old, nameOf);
  const out = now.map((x, i) => {
    const name = nameOf(x);
    return reuseUnchanged(name ? known.get(name)?.shift() : old[i], x);
  });
  return out.length === old.length && out.every((x, i) => x === old[i]) ? old : out;
}

/** Sections and things are known by what they are called, wherever in a list they stand now; others by their place. */
function nameOf(x: unknown): string {
  if (!isPlain(x)) return "";
  return "title" in x ? `${x.kind}/${x.title}/${x.seat}` : "ref" in x ? `${x.ref}@${x.x},${x.y}` : "";
}

function isPlain(x: unknown): x is Record<string, unknown> {
  return typeof x === "object" && x !== null && !Array.isArray(x);
}

/** Are properties the same, lists among them by what they hold? */
export function sameProps(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(b);
  return keys.length === Object.keys(a).length && keys.every((key) => same(a[key], b[key]));
}

function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((x, i) => Object.is(x, b[i]));
}
