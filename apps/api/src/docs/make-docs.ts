import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { docsPage } from "./docs-page.ts";
import { selfContained } from "./self-contained.ts";

// Writes generated/docs/: the page of the reference with all that it needs, but for the contract itself.

const redoc = fileURLToPath(import.meta.resolve("redoc/bundles/redoc.standalone.js"));
const { script, style } = selfContained(readFileSync(redoc, "utf8"));
const folder = join(import.meta.dirname, "../../generated/docs");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "index.html"), docsPage());
writeFileSync(join(folder, "redoc.js"), script);
writeFileSync(
  join(folder, "docs.css"),
  `body { margin: 0; }\nnoscript { display: block; padding: 1rem; }\n${style}\n`,
);
writeFileSync(join(folder, "redoc.standalone.js.LICENSE.txt"), readFileSync(`${redoc}.LICENSE.txt`));
