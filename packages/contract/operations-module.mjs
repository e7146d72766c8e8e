const methods = ["get", "post", "put", "patch", "delete"];

/**
 * The table of operations as the text of a TypeScript module.
 * @param document the bundled OpenAPI document
 */
export function operationsModule(document) {
  const table = {};
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation) table[operation.operationId] = row(document, path, method, operation);
    }
  }
  const ids = Object.keys(table).sort();
  const rows = ids.map((id) => `  ${id}: ${JSON.stringify(table[id])},`);
  return [
    "// Made by generate.mjs from openapi/.",
    `export const apiPrefix = ${JSON.stringify(document.servers[0].url)};`,
    "",
    `export const rateLimits = ${JSON.stringify(document["x-rate-limits"], null, 2)} as const;`,
    "",
    `export const tokenLimits = ${JSON.stringify(document["x-token-limits"], null, 2)} as const;`,
    "",
    "export const operationTable = {",
    ...rows,
    "} as const;",
    "",
  ].join("\n");
}

function row(document, path, method, operation) {
  const content = operation.requestBody?.content;
  return {
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0],
    rights: operation["x-rights"],
    rateLimit: operation["x-rate-limit"] ?? null,
    idempotent: operation["x-idempotent"] ?? false,
    body: content ? (content["multipart/form-data"] ? "multipart" : "json") : null,
    bodyLimit: operation["x-body-limit"] ?? document["x-body-limit-default"],
    uploadLimits: operation["x-upload-limits"] ?? null,
    queryDefaults: (operation.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .filter(
        (parameter) => parameter.in === "query" && resolve(document, parameter.schema).default !== undefined,
      )
      .map((parameter) => parameter.name),
    statuses: Object.keys(operation.responses)
      .filter((status) => status !== "default")
      .map(Number),
    pending: operation["x-pending"] ?? false,
  };
}

function resolve(document, value) {
  if (!value.$ref) return value;
  return value.$ref
    .slice(2)
    .split("/")
    .reduce((part, name) => part[name], document);
}
