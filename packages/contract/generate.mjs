// Makes generated/ (or the folder given) from openapi/: the bundled document, the wire types, the table of operations.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle, formatProblems, loadConfig } from "@redocly/openapi-core";
import openapiTypescript, { astToString } from "openapi-typescript";
import { operationsModule } from "./operations-module.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const source = join(here, "../../openapi");
const target = process.argv[2] ?? join(here, "generated");

const config = await loadConfig({ configPath: join(source, "redocly.yaml") });
const { bundle: bundled, problems } = await bundle({ ref: join(source, "openapi.yaml"), config });
const errors = problems.filter((problem) => problem.severity === "error");
if (errors.length > 0) {
  formatProblems(errors, { format: "codeframe", totals: { errors: errors.length, warnings: 0, ignored: 0 } });
  process.exit(1);
}

const document = sorted(bundled.parsed);
const types = astToString(
  await openapiTypescript(JSON.stringify(document), { alphabetize: true, defaultNonNullable: false }),
);

mkdirSync(target, { recursive: true });
writeFileSync(join(target, "openapi.json"), `${JSON.stringify(document, null, 2)}\n`);
writeFileSync(join(target, "types.ts"), types);
writeFileSync(join(target, "operations.ts"), operationsModule(document));

/** Puts the components in alphabetical order: the bundler's order depends on which file it read first. */
function sorted(document) {
  const components = {};
  for (const kind of Object.keys(document.components).sort()) {
    const entries = Object.entries(document.components[kind]);
    components[kind] = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return { ...document, components };
}
