// Compressed copies beside the built files, as small as they get; the server chooses by what a browser accepts.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir.startsWith("/") ? config.build.outDir : `${config.root}/${config.build.outDir}`;
    },
    closeBundle() {
      for (const name of globSync("**/*.{css,html,js,svg,webmanifest}", { cwd: folder })) {
        const file = `${folder}/${name}`;
        const plain = readFileSync(file);
        const options = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        };
        for (const [end, packed] of [
          [".br", brotliCompressSync(plain, { params: options })],
          [".gz", gzipSync(plain, { level: constants.Z_BEST_COMPRESSION })],
        ] as const)
          if (packed.length < plain.length) writeFileSync(file + end, packed);
      }
    },
  };
}
