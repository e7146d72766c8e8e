import type { OperationId } from "@grow/contract";
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { contractSchemas, type JsonSchema, operationDocument, type Parameter } from "./contract-document.ts";
import { invalid, notFound } from "./problem.ts";
import { problemsOf } from "./schema-problems.ts";
import { unstorableTexts } from "./storable-text.ts";

const OPTIONS: Options = {
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allowUnionTypes: true,
  allErrors: true,
  verbose: true,
  useDefaults: true,
  // The contract's own tests hold its schemas to their grammar; doing it again took a fifth of each start.
  validateSchema: false,
};

/** Path, query and headers arrive as text; a body never does, so that its types must be right as they are. */
const forText = madeOnce(() => createAjv({ ...OPTIONS, coerceTypes: "array" }));
const forBodies = madeOnce(() => createAjv(OPTIONS));
const forDocuments = madeOnce(() => createAjv({ ...OPTIONS, removeAdditional: true }));
const forAnswers = madeOnce(() => createAjv({ ...OPTIONS, useDefaults: false }));

/** As many as an answer has room for. */
const MOST_PROBLEMS = 100;

/** Checks of the requests of one operation. Each takes the value, and fills in defaults. */
export interface RequestChecks {
  /** @throws ApiError 404: a malformed address is nobody's. */
  params(value: unknown): void;
  /** @throws ApiError 422 */
  query(value: unknown): void;
  /**
   * Those the operation names; others are nobody's business.
   *
   * @throws ApiError 422
   */
  headers(value: Readonly<Record<string, unknown>>): void;
  /** @throws ApiError 422 */
  body(value: unknown): void;
}

/** Compiles the checks of an operation from the contract. */
export function requestChecks(id: OperationId): RequestChecks {
  const { parameters, body } = operationDocument(id);
  const inPath = compile(forText(), parametersSchema(parameters, "path"));
  const inQuery = compile(forText(), parametersSchema(parameters, "query"));
  const inHeaders = compile(forText(), parametersSchema(parameters, "header"));
  const queryNames = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  const hasHeaders = parameters.some((parameter) => parameter.in === "header");
  const inBody = body === null ? null : compile(forBodies(), body);
  return {
    params(value) {
      if (!inPath(value) || unstorableTexts(value).length > 0) throw notFound();
    },
    query(value) {
      check(inQuery, value);
      checkTexts(named(value, queryNames));
    },
    headers(value) {
      // Coercion writes into what it checks, and the request's own headers stay as they came.
      if (hasHeaders) check(inHeaders, { ...value });
    },
    body(value) {
      if (!inBody) return;
      check(inBody, value);
      checkTexts(value);
    },
  };
}

/**
 * Compiles the check of a document that people send as a file. What the schema does not know is taken out of it, since newer writers
 * say more. The check throws 422.
 */
export function documentCheck(schema: JsonSchema): (value: unknown) => void {
  const validate = compile(forDocuments(), schema);
  return (value) => {
    check(validate, value);
    checkTexts(value);
  };
}

/** Compiles the check of a whole answer. It returns what is wrong in words, or null. */
export function answerCheck(schema: JsonSchema): (value: unknown) => string | null {
  const ajv = forAnswers();
  const validate = compile(ajv, schema);
  return (value) => (validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: "answer" }));
}

function check(validate: ValidateFunction, value: unknown): void {
  if (validate(value)) return;
  const errors: readonly ErrorObject[] = validate.errors ?? [];
  throw invalid(problemsOf(errors));
}

/** A body is not deeper than its schema lets it be, so that this comes to an end after that check. */
function checkTexts(value: unknown): void {
  const problems = unstorableTexts(value);
  if (problems.length > 0) throw invalid(problems.slice(0, MOST_PROBLEMS));
}

/** Of what stands in an address only that which the operation reads. */
function named(value: unknown, names: readonly string[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}

function parametersSchema(parameters: readonly Parameter[], place: Parameter["in"]): JsonSchema {
  const mine = parameters.filter((parameter) => parameter.in === place);
  // Node gives the names of headers in lower case.
  const name = (parameter: Parameter) => (place === "header" ? parameter.name.toLowerCase() : parameter.name);
  return {
    type: "object",
    properties: Object.fromEntries(mine.map((parameter) => [name(parameter), withDefault(parameter.schema)])),
    required: mine.filter(({ required }) => required).map(name),
    // Unknown words in an address do no harm: campaigns add them.
    additionalProperties: true,
  };
}

/** A default that stands in the schema referred to is filled in only where it stands beside the reference. */
function withDefault(schema: JsonSchema): JsonSchema {
  const { $ref } = schema;
  if (typeof $ref !== "string") return schema;
  const referred = contractSchemas[$ref.slice("#/components/schemas/".length)];
  return referred?.default === undefined ? schema : { ...schema, default: referred.default };
}

/** Made when first needed: to hand all schemas to a compiler takes its time, and a server that begins needs none of it. */
function madeOnce(make: () => Ajv2020): () => Ajv2020 {
  let made: Ajv2020 | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020(options);
  addFormats.default(ajv);
  ajv.addFormat("binary", true);
  for (const [name, schema] of Object.entries(contractSchemas))
    ajv.addSchema(pointed(schema), `/schemas/${name}`);
  return ajv;
}

function compile(ajv: Ajv2020, schema: JsonSchema): ValidateFunction {
  return ajv.compile(pointed(schema));
}

/** The same schema with references that lead to the schemas added by name. */
function pointed(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/components/schemas/', '"$ref":"/schemas/'));
}
