// `sw.js`, the service worker of a build: `src/offline/worker.js` with the name of the build. The page has the same
// name in a `meta` element, so that it knows when a worker belongs to a newer one.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCE = new URL("../src/offline/worker.js", import.meta.url);

export function worker(): Plugin {
  return {
    name: "worker",
    apply: (_, { command, mode }) => command === "build" && mode === "production",
    generateBundle: {
      order: "post", // when the page has been written
      handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("there is no index.html");
        const source = readFileSync(SOURCE, "utf8");
        const html = String(page.source);
        const named = [source, html, ...Object.keys(bundle).sort()].join("\n"); // names contain hashes of contents
        const build = createHash("sha256").update(named).digest("hex").slice(0, 16);
        page.source = html.replace("</title>", `</title>\n    <meta name="build" content="${build}" />`);
        this.emitFile({
          type: "asset",
          fileName: "sw.js",
          source: source.replace('"development"', JSON.stringify(build)),
        });
      },
    },
  };
}
