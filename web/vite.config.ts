import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));
const server = process.env.ECUMENE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [react(), icons({ compiler: "jsx", jsx: "react" })],
  resolve: { alias: { "@words": `${root}src/ecumene` } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
    sourcemap: false,
    license: { fileName: "licences.json" },
  },
  server: {
    fs: { allow: [root] },
    proxy: { "/api": { target: server, ws: true } },
  },
  preview: { proxy: { "/api": { target: server, ws: true } } },
  test: {
    environment: "jsdom",
    include: ["test/**/*.test.{ts,tsx}", "src/games/**/*.test.{ts,tsx}"],
    setupFiles: ["test/setup.ts"],
  },
});
