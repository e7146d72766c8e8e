import { sentence } from "./names.mjs";

/** @typedef {"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} Method */

/**
 * The defaults of an operation by its method: who may call it, its success status, and its minimum rejections. A thing named in the path
 * can also be missing.
 *
 * @type {Record<Method, { rights: string, success: number, refusals: readonly [number, string][], hasBody: boolean }>}
 */
const kinds = {
  GET: { rights: "guest", success: 200, refusals: [], hasBody: false },
  POST: {
    rights: "signed-in",
    success: 201,
    refusals: [
      [400, "BadRequest"],
      [401, "Unauthorized"],
      [409, "Conflict"],
      [413, "TooLarge"],
      [415, "UnsupportedType"],
      [422, "Invalid"],
      [429, "RateLimited"],
    ],
    hasBody: true,
  },
  PUT: changing(),
  PATCH: changing(),
  DELETE: {
    rights: "owner",
    success: 204,
    refusals: [
      [401, "Unauthorized"],
      [403, "Forbidden"],
    ],
    hasBody: false,
  },
};

/** @returns {(typeof kinds)["PUT"]} */
function changing() {
  return {
    rights: "owner",
    success: 200,
    refusals: [
      [400, "BadRequest"],
      [401, "Unauthorized"],
      [403, "Forbidden"],
      [413, "TooLarge"],
      [415, "UnsupportedType"],
      [422, "Invalid"],
    ],
    hasBody: true,
  };
}

/**
 * @param {Method} method
 * @returns {(typeof kinds)["GET"]}
 */
export function operationKind(method) {
  return kinds[method];
}

/**
 * @param {Method} method
 * @param {string} path
 * @returns {number[]} the statuses that the new operation declares, ascending
 */
export function statuses(method, path) {
  return [kinds[method].success, ...refusals(method, path).map(([status]) => status)].sort((a, b) => a - b);
}

/**
 * @param {Method} method
 * @param {string} path
 */
function refusals(method, path) {
  /** @type {[number, string][]} */
  const missing = path.includes("{") ? [[404, "NotFound"]] : [];
  return [...kinds[method].refusals, ...missing].sort(([a], [b]) => a - b);
}

/**
 * The part of a path's file that describes one method.
 *
 * @param {object} operation
 * @param {string} operation.tag
 * @param {Method} operation.method
 * @param {string} operation.path
 * @param {string} operation.operationId
 * @returns {string}
 */
export function operationYaml({ tag, method, path, operationId }) {
  const { rights, success, hasBody } = kinds[method];
  const isCreating = method === "POST";
  const lines = [
    `${method.toLowerCase()}:`,
    `  operationId: ${operationId}`,
    `  tags: [${tag}]`,
    `  summary: ${sentence(operationId)}`,
    `  x-rights: ${rights}`,
    ...(isCreating ? ["  x-rate-limit: create", "  x-idempotent: true"] : []),
    ...(rights === "guest" ? ["  security: [{}, { bearer: [] }]"] : []),
  ];
  const parameters = [
    ...parameterLines(path),
    ...(isCreating ? ["    - { $ref: ../../parameters/common/IdempotencyKey.yaml }"] : []),
  ];
  if (parameters.length > 0) lines.push("  parameters:", ...parameters);
  if (hasBody) {
    lines.push(
      "  requestBody:",
      "    required: true",
      "    content:",
      "      application/json:",
      "        schema:",
      "          type: object",
      "          additionalProperties: false",
      "          required: [name]",
      "          properties:",
      "            name: { type: string, minLength: 1, maxLength: 80 }",
    );
  }
  lines.push("  responses:", `    "${success}":`, "      description: Done");
  if (success !== 204) {
    lines.push(
      "      content:",
      "        application/json:",
      "          schema:",
      "            type: object",
      "            additionalProperties: false",
      "            required: [data]",
      "            properties:",
      "              data:",
      "                type: object",
      "                additionalProperties: false",
      "                required: [name]",
      "                properties:",
      "                  name: { type: string, maxLength: 80 }",
      "              details: { $ref: ../../schemas/common/Details.yaml }",
    );
  }
  for (const [status, name] of refusals(method, path)) {
    lines.push(`    "${status}": { $ref: ../../responses/${name}.yaml }`);
  }
  lines.push("    default: { $ref: ../../responses/Unexpected.yaml }");
  return `${lines.join("\n")}\n`;
}

/** Id parameters that the contract already declares, by the first segment of the path. */
const knownIds = /** @type {Record<string, string>} */ ({
  diaries: "diaries/DiaryId",
  users: "users/UserId",
  brands: "catalogue/CatalogueId",
  products: "catalogue/CatalogueId",
});

/** @param {string} path */
function parameterLines(path) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const collection = path.split("/")[1] ?? "";
  return names.flatMap((name) => {
    if (name === "id")
      return [`    - { $ref: ../../parameters/${knownIds[collection] ?? "common/TargetId"}.yaml }`];
    if (name === "week") return ["    - { $ref: ../../parameters/diaries/WeekId.yaml }"];
    return [
      `    - name: ${name}`,
      "      in: path",
      "      required: true",
      `      description: The ${sentence(name).toLowerCase()}.`,
      "      schema: { type: integer, minimum: 1, maximum: 999999999999999 }",
      "      example: 12",
    ];
  });
}
