/** BLAKE2b (RFC 7693) without a key: the hash of seals. WebCrypto does not offer it. */

const MASK = (1n << 64n) - 1n;
const BLOCK = 128;
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const SIGMA = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
].map((row) => [...row].map((x) => Number.parseInt(x, 16)));
const COLUMNS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

function words(bytes: Uint8Array): bigint[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 8 }, (_, i) => view.getBigUint64(i * 8, true));
}

const turned = (x: bigint, by: bigint) => ((x >> by) | (x << (64n - by))) & MASK;

function mix(v: bigint[], at: readonly [number, number, number, number], x: bigint, y: bigint): void {
  const [a, b, c, d] = at;
  const get = (i: number) => v[i] as bigint;
  v[a] = (get(a) + get(b) + x) & MASK;
  v[d] = turned(get(d) ^ get(a), 32n);
  v[c] = (get(c) + get(d)) & MASK;
  v[b] = turned(get(b) ^ get(c), 24n);
  v[a] = (get(a) + get(b) + y) & MASK;
  v[d] = turned(get(d) ^ get(a), 16n);
  v[c] = (get(c) + get(d)) & MASK;
  v[b] = turned(get(b) ^ get(c), 63n);
}

function compress(h: bigint[], block: Uint8Array, counted: number, last: boolean): void {
  const m = words(block);
  const v = [...h, ...IV];
  v[12] = (v[12] as bigint) ^ BigInt(counted);
  if (last) v[14] = (v[14] as bigint) ^ MASK;
  for (let round = 0; round < 12; round++) {
    const order = SIGMA[round % 10] as number[];
    for (const [i, at] of COLUMNS.entries())
      mix(v, at, m[order[2 * i] as number] as bigint, m[order[2 * i + 1] as number] as bigint);
  }
  for (let i = 0; i < 8; i++) h[i] = (h[i] as bigint) ^ (v[i] as bigint) ^ (v[i + 8] as bigint);
}

/** `size` bytes of the hash; `person` makes the hashes of one use different from those of others. */
export function blake2b(data: Uint8Array, size: number, person = ""): Uint8Array {
  const setting = new Uint8Array(64);
  setting.set([size, 0, 1, 1]);
  setting.set(new TextEncoder().encode(person), 48);
  const h = words(setting).map((x, i) => x ^ (IV[i] as bigint));
  const blocks = Math.max(1, Math.ceil(data.length / BLOCK));
  for (let i = 0; i < blocks; i++) {
    const block = new Uint8Array(BLOCK);
    block.set(data.subarray(i * BLOCK, (i + 1) * BLOCK));
    compress(h, block, Math.min(data.length, (i + 1) * BLOCK), i === blocks - 1);
  }
  const out = new DataView(new ArrayBuffer(64));
  for (const [i, x] of h.entries()) out.setBigUint64(i * 8, x, true);
  return new Uint8Array(out.buffer, 0, size);
}
