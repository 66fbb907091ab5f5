import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { optimize } from "svgo";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { chunks } from "./scripts/chunks.ts";
import { compress } from "./scripts/compress.ts";
import { decks } from "./scripts/decks.ts";
import { fonts } from "./scripts/fonts.ts";
import { titles } from "./scripts/titles.ts";
import { worker } from "./scripts/worker.ts";

const gameIcons: Record<string, { body: string }> = createRequire(import.meta.url)(
  "@iconify-json/game-icons/icons.json",
).icons;
const root = fileURLToPath(new URL("..", import.meta.url));
const server = process.env.ECUMENE_SERVER ?? "http://127.0.0.1:8000";

/** An icon with whole numbers on its grid of 512: a third of the bytes, and nothing to see at its sizes. */
function rounded(name: string): string {
  const { body } = gameIcons[name] ?? {};
  if (!body) throw new Error(`game-icons has no ${name}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`;
  return optimize(svg, { floatPrecision: 0, multipass: true }).data;
}

export default defineConfig({
  plugins: [
    react(),
    icons({ compiler: "jsx", jsx: "react", customCollections: { "game-icons": rounded } }),
    titles(`${root}src/ecumene/games`),
    decks(`${root}web/src/games`),
    fonts(`${root}web/.fonts`),
    worker(),
    compress(),
  ],
  resolve: { alias: { "@words": `${root}src/ecumene` } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: chunks } },
    license: { fileName: "licences.json" },
  },
  server: {
    fs: { allow: [root] },
    proxy: { "/api": { target: server, ws: true } },
  },
  preview: { proxy: { "/api": { target: server, ws: true } } },
  test: {
    environment: "jsdom",
    include: ["test/**/*.test.{ts,tsx}", "src/{art,games}/**/*.test.{ts,tsx}"],
    setupFiles: ["test/setup.ts"],
    pool: "vmThreads", // one jsdom for each worker instead of one for each file: a third of the time
    testTimeout: 30_000,
  },
});
