// Types from schemas: reads {definitions} on the standard input, writes TypeScript on the standard output.
// Called by `python -m tools.types`.
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const { definitions, banner } = JSON.parse(await text(process.stdin));
const schema = { title: "All", type: "object", additionalProperties: false, definitions };
process.stdout.write(
  await compile(schema, "All", {
    bannerComment: banner,
    unreachableDefinitions: true,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: true,
    style: { printWidth: 120 },
  }),
);
