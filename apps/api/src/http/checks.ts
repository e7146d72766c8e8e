import type { OperationId } from "@grow/contract";
import { sanitiseHtml } from "@grow/server-kit/safe-html.ts";
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { invalid, notFound, type Problem } from "../errors/api-error.ts";
import { contractSchemas, type JsonSchema, operationDocument, type Parameter } from "./contract-document.ts";
import { isStorableDay, isStorableInstant } from "./date-formats.ts";
import { htmlRewriter } from "./html-texts.ts";
import { visibleTexts } from "./invisible-text.ts";
import { withOneLineTexts } from "./one-line-texts.ts";
import { problemsOf } from "./schema-problems.ts";
import { unstorableTexts } from "./storable-text.ts";

const OPTIONS: Options = {
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allowUnionTypes: true,
  verbose: true,
  useDefaults: true,
  // The contract's tests validate its schemas; repeating it takes a fifth of the start.
  validateSchema: false,
};

/** Path, query and headers arrive as text and are coerced. The types of a JSON body must be right as sent. */
const forText = validatorPair({ coerceTypes: "array" });
const forBodies = validatorPair({});
const forDocuments = validatorPair({ removeAdditional: true });
const forAnswers = once(() => createAjv({ ...OPTIONS, allErrors: true, useDefaults: false }));

/** The largest value of which all errors are reported, in items and properties. Collecting errors takes quadratic time. */
const MAX_ENTRIES_FOR_ALL_ERRORS = 500;

/** Checks of the requests of one operation. Each takes the value, and fills in defaults. */
export interface RequestChecks {
  /** @throws ApiError 404 for a malformed path */
  params(value: unknown): void;
  /** @throws ApiError 422 */
  query(value: unknown): void;
  /**
   * Checks the headers that the operation names.
   *
   * @throws ApiError 422
   */
  headers(value: Readonly<Record<string, unknown>>): void;
  /**
   * @returns the body with its HTML sanitised and its one-line texts on one line
   * @throws ApiError 422
   */
  body(value: unknown): unknown;
}

/**
 * Compiles the checks of an operation from the contract.
 *
 * @param report converts the errors of the schema; all that were collected pass through it
 */
export function requestChecks(id: OperationId, report: typeof problemsOf = problemsOf): RequestChecks {
  const { parameters, body } = operationDocument(id);
  const check = rejection(report);
  const inPath = forText(parametersSchema(parameters, "path"));
  const inQuery = forText(parametersSchema(parameters, "query"));
  const inHeaders = forText(parametersSchema(parameters, "header"));
  const queryNames = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  const hasHeaders = parameters.some((parameter) => parameter.in === "header");
  const inBody = body === null ? null : forBodies(body);
  const sanitised = body === null ? null : htmlRewriter(body, sanitiseHtml);
  return {
    params(value) {
      const isMalformed = inPath(value).length > 0 || unstorableTexts(value).length > 0;
      if (isMalformed || unsafeNumbers(value).length > 0) throw notFound();
    },
    query(value) {
      check(inQuery, value);
      const query = named(value, queryNames);
      checkTexts(query);
      const problems = unsafeNumbers(query);
      if (problems.length > 0) throw invalid(problems);
    },
    headers(value) {
      // Coercion changes the checked value; the headers of the request stay as received.
      if (hasHeaders) check(inHeaders, { ...value });
    },
    body(value) {
      if (!inBody || body === null) return value;
      check(inBody, value);
      checkTexts(value);
      const problems: Problem[] = [];
      const visible = visibleTexts(value, problems);
      if (problems.length > 0) throw invalid(problems);
      const tidy = withOneLineTexts(body, visible);
      if (!sanitised) {
        if (tidy !== value) check(inBody, tidy);
        return tidy;
      }
      // Checked first, so that only texts of limited length are parsed; and again, for a text may be empty now.
      const safe = sanitised(tidy);
      check(inBody, safe);
      return safe;
    },
  };
}

/**
 * Compiles the check of an uploaded document. It removes unknown properties, because newer versions write more, returns the document
 * without directional controls and with one-line texts on one line, and throws 422 for an invalid one.
 *
 * @param report converts the errors of the schema; all that were collected pass through it
 */
export function documentCheck(
  schema: JsonSchema,
  report: typeof problemsOf = problemsOf,
): (value: unknown) => unknown {
  const validate = forDocuments(schema);
  const check = rejection(report);
  return (value) => {
    check(validate, value);
    checkTexts(value);
    const problems: Problem[] = [];
    const visible = visibleTexts(value, problems);
    if (problems.length > 0) throw invalid(problems);
    const tidy = withOneLineTexts(schema, visible);
    if (tidy !== value) check(validate, tidy);
    return tidy;
  };
}

/** Compiles the check of a whole response body. It returns the errors as text, or null. */
export function responseCheck(schema: JsonSchema): (value: unknown) => string | null {
  const ajv = forAnswers();
  const validate = compile(ajv, schema);
  return (value) => (validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: "answer" }));
}

/** Returns the errors of a value; none when it is valid. */
type Validator = (value: unknown) => readonly ErrorObject[];

/**
 * Two compilations of a schema: one finds all errors of an ordinary form, the other stops at the first error of anything larger and
 * checks the length of an array before its items.
 */
function validatorPair(options: Options): (schema: JsonSchema) => Validator {
  const thorough = once(() => createAjv({ ...OPTIONS, ...options, allErrors: true }));
  const quick = once(() => createAjv({ ...OPTIONS, ...options }));
  return (schema) => {
    const findAll = compile(thorough(), schema);
    const findFirst = once(() => compile(quick(), schema));
    return (value) => {
      const validate = hasMoreEntries(value, MAX_ENTRIES_FOR_ALL_ERRORS) ? findFirst() : findAll;
      return validate(value) ? [] : (validate.errors ?? []);
    };
  };
}

/** Whether a value has more items and properties than this, at all depths. It stops counting there. */
function hasMoreEntries(value: unknown, most: number): boolean {
  let left = most;
  const open = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== "object" || next === null) continue;
    left -= Array.isArray(next) ? next.length : Object.keys(next).length;
    if (left < 0) return true;
    open.push(...Object.values(next));
  }
  return false;
}

/** Throws 422 for a value that a validator finds invalid. */
function rejection(report: typeof problemsOf): (validate: Validator, value: unknown) => void {
  return (validate, value) => {
    const errors = validate(value);
    if (errors.length > 0) throw invalid(report(errors));
  };
}

/** Runs after the schema check, which limits the depth of the value. */
function checkTexts(value: unknown): void {
  const problems = unstorableTexts(value);
  if (problems.length > 0) throw invalid(problems);
}

/** Problems of parameters that are larger than any id or number of a column; coercion makes infinity of `1e309`. */
function unsafeNumbers(value: unknown): Problem[] {
  return Object.entries(value ?? {}).flatMap(([field, part]): Problem[] => {
    const numbers: unknown[] = Array.isArray(part) ? part : [part];
    const isUnsafe = numbers.some(
      (one) => typeof one === "number" && Math.abs(one) > Number.MAX_SAFE_INTEGER,
    );
    return isUnsafe ? [{ code: "out_of_range", field }] : [];
  });
}

/** The query parameters that the operation reads. */
function named(value: unknown, names: readonly string[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}

function parametersSchema(parameters: readonly Parameter[], place: Parameter["in"]): JsonSchema {
  const mine = parameters.filter((parameter) => parameter.in === place);
  // Node writes header names in lower case.
  const name = (parameter: Parameter) => (place === "header" ? parameter.name.toLowerCase() : parameter.name);
  return {
    type: "object",
    properties: Object.fromEntries(mine.map((parameter) => [name(parameter), withDefault(parameter.schema)])),
    required: mine.filter(({ required }) => required).map(name),
    // Campaigns add query parameters of their own.
    additionalProperties: true,
  };
}

/** Ajv applies a default only beside the reference, not in the referenced schema. */
function withDefault(schema: JsonSchema): JsonSchema {
  const { $ref } = schema;
  if (typeof $ref !== "string") return schema;
  const referred = contractSchemas[$ref.slice("#/components/schemas/".length)];
  return referred?.default === undefined ? schema : { ...schema, default: referred.default };
}

/** Runs `make` on first use: adding all schemas to a compiler is slow, and a starting server needs none. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020(options);
  addFormats.default(ajv);
  ajv.addFormat("date", isStorableDay);
  ajv.addFormat("date-time", isStorableInstant);
  ajv.addFormat("binary", true);
  for (const [name, schema] of Object.entries(contractSchemas))
    ajv.addSchema(pointed(schema), `/schemas/${name}`);
  return ajv;
}

function compile(ajv: Ajv2020, schema: JsonSchema): ValidateFunction {
  return ajv.compile(pointed(schema));
}

/** The schema with its references pointing to the schemas added by name. */
function pointed(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/components/schemas/', '"$ref":"/schemas/'));
}
