/** The seal of a match: the hash of its secret, published at the start (`Sealed` in the kernel's chance.py). */
import { blake2b } from "./blake2b";

const PERSON = "ecumene-seal";

export function sealOf(secret: string): string {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (x) => Number.parseInt(x, 16));
  return [...blake2b(bytes, 32, PERSON)].map((x) => x.toString(16).padStart(2, "0")).join("");
}

// What this browser saw of a seal while the secret was unknown. Without that, a hash could have been published later.

const KEY = "ecumene-seals";
const KEPT = 60;
export type RememberedSeal = { seal: string; n: number };

function all(): Record<string, RememberedSeal> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** Remembers a seal the first time a table is seen. */
export function rememberSeal(id: string, seal: string, n: number): void {
  const known = all();
  if (!seal || known[id]) return;
  const kept = Object.entries(known).slice(1 - KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [id, { seal, n }]])));
  } catch {
    // the storage of the browser is full
  }
}

export function rememberedSeal(id: string): RememberedSeal | undefined {
  return all()[id];
}
