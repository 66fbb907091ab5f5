import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { chunks } from "./scripts/chunks.ts";
import { compress } from "./scripts/compress.ts";
import { decks } from "./scripts/decks.ts";
import { fonts } from "./scripts/fonts.ts";
import { gameIcon } from "./scripts/gameicons.ts";
import { titles } from "./scripts/titles.ts";
import { words } from "./scripts/words.ts";
import { worker } from "./scripts/worker.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const server = process.env.ECUMENE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    react(),
    icons({ compiler: "jsx", jsx: "react", customCollections: { "game-icons": gameIcon } }),
    titles(`${root}src/ecumene/games`),
    words(`${root}src/ecumene/locale`),
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
    rolldownOptions: {
      output: { codeSplitting: chunks },
      checks: { pluginTimings: false, ineffectiveDynamicImport: false }, // the gallery imports at once what pages import late
    },
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
