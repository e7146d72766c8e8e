import { kebab, sentence } from "./names.mjs";
import { operationKind } from "./operation-yaml.mjs";

/**
 * @typedef {object} NewOperation
 * @property {string} tag
 * @property {string | undefined} group folder of the tag, for a tag that has groups
 * @property {import("./operation-yaml.mjs").Method} method
 * @property {string} path
 * @property {string} operationId
 */

/** @param {string | undefined} group */
const sources = (group) => (group === undefined ? "../.." : "../../..");

/** @param {NewOperation} operation */
export function handlerFile({ method, operationId, group }) {
  const head = `import { defineOperation } from "${sources(group)}/http/define-operation.ts";\n\n`;
  const name = `export const ${operationId} = defineOperation("${operationId}", async`;
  switch (method) {
    case "GET":
      return `${head}${name} () => ({
  status: 200,
  data: { name: "${sentence(operationId)}" },
}));
`;
    case "DELETE":
      return `${head}${name} () => ({ status: 204 }));\n`;
    default:
      return `${head}${name} ({ body }) => ({
  status: ${method === "POST" ? 201 : 200},
  data: { name: body.name },
}));
`;
  }
}

/**
 * @param {string} operationId
 * @returns {string} name of the handler's file without its ending
 */
export const handlerName = (operationId) => kebab(operationId);

/** @param {NewOperation} operation */
export function operationTestFile({ method, path, group }) {
  const address = path.replace(/\{\w+\}/g, "1");
  const kind = operationKind(method);
  const body = kind.hasBody ? ', body: { name: "Night Plum" }' : "";
  const tests = [
    `test("answers what was asked for", async () => {
  const grower = await api.addUser();
  const answer = await api.request("${method}", "${address}", { as: grower.id${body} });
  expect(answer.status).toBe(${kind.success});
});
`,
  ];
  if (kind.rights !== "guest") {
    tests.push(`test("asks guests to sign in", async () => {
  const answer = await api.request("${method}", "${address}"${kind.hasBody ? ', { body: { name: "Night Plum" } }' : ""});
  expect(answer.status).toBe(401);
});
`);
  }
  if (kind.hasBody) {
    tests.push(`test("names the field that breaks the contract", async () => {
  const grower = await api.addUser();
  const answer = await api.request("${method}", "${address}", { as: grower.id, body: { name: "" } });
  expect([answer.status, answer.codes]).toEqual([422, ["too_short name"]]);
});
`);
  }
  return `import { expect, test } from "vitest";
import { freshApi } from "${sources(group)}/testing/fresh-api.ts";

const api = freshApi();

${tests.join("\n")}`;
}
