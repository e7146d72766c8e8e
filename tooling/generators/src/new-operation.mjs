import { handlerFile, handlerName, operationTestFile } from "./operation-files.mjs";
import { operationYaml } from "./operation-yaml.mjs";
import { createPlan } from "./plan.mjs";
import { Refusal } from "./refusal.mjs";
import { register } from "./register-operation.mjs";

const methods = /** @type {const} */ (["GET", "POST", "PUT", "PATCH", "DELETE"]);
const index = "openapi/openapi.yaml";

/**
 * Creates an operation: its part of the contract, the path's row in the index, the handler and its test.
 *
 * @param {string} root absolute path of the repository
 * @param {readonly string[]} args `<tag>[/<group>] <METHOD> </path> <operationId>`
 * @returns {Promise<import("./plan.mjs").Made>}
 * @throws {Refusal} when a name is invalid, or the operation exists already
 */
export async function newOperation(root, args) {
  const [place = "", word = "", path = "", operationId = "", ...others] = args;
  const [tag = "", group, ...deeper] = place.split("/");
  const method = methods.find((one) => one === word.toUpperCase());
  if (!method) throw new Refusal(`"${word}" is no method: ${methods.join(", ")}.`);
  if (![tag, group ?? tag].every((name) => /^[a-z][a-z0-9-]*$/.test(name)) || deeper.length > 0) {
    throw new Refusal(
      `"${place}" is no tag: lower case, for instance users, or with a group: diaries/detail.`,
    );
  }
  if (!/^(\/([\w-]+|\{\w+\}))+$/.test(path) || others.length > 0) {
    throw new Refusal(`"${path}" is no path: for instance '/diaries/{id}/harvest', without /api.`);
  }
  if (!/^[a-z][a-zA-Z0-9]*$/.test(operationId)) {
    throw new Refusal(`"${operationId}" is no operation id: for instance getDiaryHarvest.`);
  }
  const plan = createPlan(root);
  const operation = { tag, group, method, path, operationId };
  const yaml = operationYaml(operation);

  let file = "";
  await plan.change(index, (text) => {
    const known = rowOf(text, path);
    file = known ?? `paths/${tag}/${fileName(tag, path)}.yaml`;
    return known ? withTag(text, tag) : withRow(withTag(text, tag), path, file);
  });
  if (await plan.exists(`openapi/${file}`)) {
    await plan.change(`openapi/${file}`, (text) => {
      if (new RegExp(`^${method.toLowerCase()}:`, "m").test(text)) {
        throw new Refusal(`${method} ${path} is in openapi/${file} already.`);
      }
      return `${text.trimEnd()}\n${yaml}`;
    });
  } else {
    await plan.create(`openapi/${file}`, yaml);
  }

  const groups = await plan.folders(`apps/api/src/operations/${tag}`);
  if (group === undefined && groups.length > 0) {
    throw new Refusal(
      `${tag} has groups: name one of them, ${groups.map((name) => `${tag}/${name}`).join(", ")}.`,
    );
  }
  const folder = ["apps/api/src/operations", tag, ...(group === undefined ? [] : [group])].join("/");
  const name = handlerName(operationId);
  await plan.create(`${folder}/${name}.ts`, handlerFile(operation));
  await plan.create(`${folder}/${name}.test.ts`, operationTestFile(operation));
  await register(plan, operation);
  return plan.carryOut([
    `describe parameters, body and answer in openapi/${file}, and run "pnpm generate"`,
    `query, present and answer in ${folder}/${name}.ts`,
    `prove each declared status in ${folder}/${name}.test.ts`,
    "add what the compiler asks for besides: whose the thing is, the body of a create with a key (see apps/api/README.md)",
    'publish it: "pnpm --filter @grow/contract accept"',
  ]);
}

/**
 * @param {string} text
 * @param {string} path
 * @returns {string | null} the file that the index names for the path
 */
function rowOf(text, path) {
  const rows = [...text.matchAll(/^ {2}(\/\S*): \{ \$ref: (\S+) \}$/gm)];
  return rows.find(([, known]) => known === path)?.[2] ?? null;
}

/**
 * Inserts the row after the last one of the same collection, or at the end.
 *
 * @param {string} text
 * @param {string} path
 * @param {string} file
 */
function withRow(text, path, file) {
  const lines = text.split("\n");
  const collection = path.split("/")[1];
  const all = lines.flatMap((line, number) => (/^ {2}\//.test(line) ? [number] : []));
  const same = all.filter((number) => lines[number]?.split(/[/:]/)[1] === collection);
  const last = same.at(-1) ?? all.at(-1);
  if (last === undefined) throw new Refusal(`${index} has no paths.`);
  lines.splice(last + 1, 0, `  ${path}: { $ref: ${file} }`);
  return lines.join("\n");
}

/**
 * @param {string} text
 * @param {string} tag
 * @returns {string} the index with the tag, in alphabetical order
 */
function withTag(text, tag) {
  const lines = text.split("\n");
  const tags = lines.flatMap((line, number) => {
    const name = /^ {2}- name: (\S+)$/.exec(line)?.[1];
    return name === undefined ? [] : [{ name, number }];
  });
  if (tags.some(({ name }) => name === tag)) return text;
  const next = tags.find(({ name }) => name > tag);
  const last = tags.at(-1);
  if (last === undefined) throw new Refusal(`${index} has no tags.`);
  const description = tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll("-", " ");
  lines.splice(next?.number ?? last.number + 2, 0, `  - name: ${tag}`, `    description: ${description}`);
  return lines.join("\n");
}

/**
 * @param {string} tag
 * @param {string} path
 * @returns {string} the path without its tag and parameters; the tag itself for a collection, in the singular for one thing of it
 */
function fileName(tag, path) {
  const words = path.split("/").filter((part) => part !== "" && part !== tag && !part.startsWith("{"));
  if (words.length > 0) return words.join("-").replaceAll("_", "-");
  return path.includes("{") ? tag.replace(/ies$/, "y").replace(/s$/, "") : tag;
}
