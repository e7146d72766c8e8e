/**
 * Writes generated/soil.css: the dark theme of src/foundation/styles/soil.css for both ways of choosing it, explicitly
 * (data-theme="dark") and by system preference (no attribute, or data-theme="system"). No script chooses the theme, so two
 * selectors need the same declarations; this keeps one source.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";

const source = await readFile(new URL("./src/foundation/styles/soil.css", import.meta.url), "utf8");
const chosen = '[data-theme="dark"]';
const block = source.slice(source.lastIndexOf(chosen));
if (!block.startsWith(chosen) || block.indexOf("}") !== block.lastIndexOf("}")) {
  throw new Error(`src/foundation/styles/soil.css must hold exactly one rule, for ${chosen}`);
}
// :where() keeps the specificity of the second copy equal to the first, so that adapt.css overrides both alike.
const followed = block.replace(chosen, ':root:where(:not([data-theme]), [data-theme="system"])');
const out = new URL("./generated/", import.meta.url);
await mkdir(out, { recursive: true });
await writeFile(new URL("soil.css", out), `${block}@media (prefers-color-scheme: dark) {\n${followed}}\n`);
