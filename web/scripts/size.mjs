// The first load: what index.html and the entry's own imports fetch as script, compressed. Fails above the limit.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 300_000;
const dist = new URL("../dist/", import.meta.url);
const html = readFileSync(new URL("index.html", dist), "utf8");
const first = new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((m) => m[1]));
for (const file of first) {
  const source = readFileSync(new URL(file, dist), "utf8");
  for (const m of source.matchAll(
    /(?:^|[;}])\s*(?:import|export)[^;()]*?from\s*"\.\/([^"]+\.js)"|import"\.\/([^"]+\.js)"/g,
  ))
    first.add(`assets/${m[1] ?? m[2]}`);
}
const packed = (file) => gzipSync(readFileSync(new URL(file, dist))).length;
const scripts = readdirSync(new URL("assets/", dist)).filter((f) => f.endsWith(".js"));
const sum = [...first].reduce((n, f) => n + packed(f), 0);
const all = scripts.reduce((n, f) => n + packed(`assets/${f}`), 0);
for (const file of [...first].sort()) console.log(`${(packed(file) / 1000).toFixed(1).padStart(7)} kB  ${file}`);
console.log(
  `${(sum / 1000).toFixed(1).padStart(7)} kB  first load (limit ${LIMIT / 1000} kB); all scripts ${(all / 1000).toFixed(1)} kB`,
);
if (sum > LIMIT) process.exit(1);
