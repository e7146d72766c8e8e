import { camel } from "./names.mjs";
import { handlerName } from "./operation-files.mjs";
import { Refusal } from "./refusal.mjs";

const folder = "apps/api/src/operations";

/**
 * Adds a handler to the table of its tag, and a new tag to the table of all.
 *
 * @param {ReturnType<typeof import("./plan.mjs").createPlan>} plan
 * @param {import("./operation-files.mjs").NewOperation} operation
 */
export async function register(plan, { tag, group, operationId }) {
  const table = `${camel(tag)}Operations`;
  const ofTag = `${folder}/${tag}/index.ts`;
  const file = [".", ...(group === undefined ? [] : [group]), handlerName(operationId)].join("/");
  const row = `import { ${operationId} } from "${file}.ts";`;
  if (await plan.exists(ofTag)) {
    await plan.change(ofTag, (text) => withEntry(withImport(text, row), operationId, ofTag));
    return;
  }
  await plan.create(ofTag, `${row}\n\nexport const ${table} = { ${operationId} };\n`);
  await plan.change(`${folder}/index.ts`, (text) =>
    withEntry(
      withImport(text, `import { ${table} } from "./${tag}/index.ts";`),
      `...${table}`,
      `${folder}/index.ts`,
    ),
  );
}

/**
 * @param {string} text
 * @param {string} row
 * @returns {string} with the row among the imports, in the order of their files
 */
function withImport(text, row) {
  const lines = text.split("\n");
  const last = lines.findLastIndex((line) => line.startsWith("import "));
  const place = lines.findIndex((line) => /^import .* from "\.\//.test(line) && fileOf(line) > fileOf(row));
  lines.splice(place === -1 ? last + 1 : place, 0, row);
  return lines.join("\n");
}

/** @param {string} line */
function fileOf(line) {
  return /from "(.*)"/.exec(line)?.[1] ?? "";
}

/**
 * @param {string} text
 * @param {string} entry
 * @param {string} file
 * @returns {string} with the entry in the table that the file exports, in alphabetical order
 */
function withEntry(text, entry, file) {
  const found = /(export const \w+ = \{)([^}]*)(\})/.exec(text);
  if (found === null) throw new Refusal(`${file} exports no table of operations.`);
  const entries = (found[2] ?? "").split(",").map((word) => word.trim());
  const sorted = [...entries.filter((word) => word !== ""), entry].sort();
  const table = `${found[1]}\n${sorted.map((word) => `  ${word},\n`).join("")}${found[3]}`;
  return text.slice(0, found.index) + table + text.slice(found.index + found[0].length);
}
