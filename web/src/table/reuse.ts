/**
 * A new value that uses the objects of the old one wherever they are equal, so that what has not changed is not drawn
 * again.
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

/** Each old object is used at most once: two copies of a card are two things. */
function reuseInList(old: unknown[], now: unknown[]): unknown[] {
  const known = Map.groupBy(old, nameOf);
  const out = now.map((x, i) => {
    const name = nameOf(x);
    return reuseUnchanged(name ? known.get(name)?.shift() : old[i], x);
  });
  return out.length === old.length && out.every((x, i) => x === old[i]) ? old : out;
}

/** The name of a section or a thing, by which it is found anywhere in a list; "" for what is found by its place. */
function nameOf(x: unknown): string {
  if (!isPlain(x)) return "";
  return "title" in x ? `${x.kind}/${x.id ?? x.title}/${x.seat}` : "ref" in x ? `${x.ref}@${x.x},${x.y}` : "";
}

function isPlain(x: unknown): x is Record<string, unknown> {
  return typeof x === "object" && x !== null && !Array.isArray(x);
}

/** Are the properties of a component the same? Lists are compared by their elements. */
export function sameProps(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(b);
  return keys.length === Object.keys(a).length && keys.every((key) => same(a[key], b[key]));
}

function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((x, i) => Object.is(x, b[i]));
}
