import type { DetailCode } from "@grow/contract";
import type { ErrorObject } from "ajv/dist/2020.js";
import type { Problem } from "../errors/api-error.ts";

const CODES: Record<string, DetailCode> = {
  required: "required",
  additionalProperties: "unknown_field",
  type: "wrong_type",
  format: "wrong_format",
  pattern: "wrong_format",
  minLength: "too_short",
  maxLength: "too_long",
  minItems: "too_few",
  minProperties: "too_few",
  maxItems: "too_many",
  maxProperties: "too_many",
  minimum: "out_of_range",
  maximum: "out_of_range",
  exclusiveMinimum: "out_of_range",
  exclusiveMaximum: "out_of_range",
  multipleOf: "wrong_format",
  enum: "not_allowed",
  const: "not_allowed",
  uniqueItems: "not_allowed",
};

/** Keywords whose values a sentence may name. */
const LIMITS: Record<string, readonly [keyword: string, param: "min" | "max"][]> = {
  too_short: [["minLength", "min"]],
  too_long: [["maxLength", "max"]],
  too_few: [
    ["minItems", "min"],
    ["minProperties", "min"],
  ],
  too_many: [
    ["maxItems", "max"],
    ["maxProperties", "max"],
  ],
  out_of_range: [
    ["minimum", "min"],
    ["maximum", "max"],
  ],
};

/** A form shows one message per field, and the contract allows a hundred. */
const MOST = 100;

/** Converts validation errors to problems with the contract's codes, one per field. */
export function problemsOf(errors: readonly ErrorObject[]): Problem[] {
  const byField = new Map<string, Problem>();
  let isAlternative = false;
  for (const error of errors) {
    if (error.keyword === "oneOf" || error.keyword === "anyOf") {
      isAlternative = true;
      continue;
    }
    // The null branch of "this or null" is not informative.
    if (error.keyword === "type" && error.params.type === "null") continue;
    const problem = problemOf(error);
    const field = problem.field ?? "";
    if (!byField.has(field)) byField.set(field, problem);
    if (byField.size === MOST) break;
  }
  if (byField.size === 0 && isAlternative) return [{ code: "wrong_type" }];
  return [...byField.values()];
}

function problemOf(error: ErrorObject): Problem {
  const code = CODES[error.keyword] ?? "wrong_format";
  const path = error.instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const name: unknown = error.params.missingProperty ?? error.params.additionalProperty;
  if (typeof name === "string") path.push(name);
  const params: Record<string, number> = {};
  for (const [keyword, param] of LIMITS[code] ?? []) {
    const limit: unknown = error.parentSchema?.[keyword];
    if (typeof limit === "number") params[param] = limit;
  }
  return {
    code,
    ...(path.length > 0 ? { field: path.join(".") } : {}),
    ...(Object.keys(params).length > 0 ? { params } : {}),
  };
}
