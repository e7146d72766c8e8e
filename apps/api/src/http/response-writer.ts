import type { OperationId } from "@grow/contract";
import { presentHtml } from "@grow/server-kit/safe-html.ts";
import fastJson from "fast-json-stringify";
import { responseCheck } from "./checks.ts";
import { contractSchemas, type JsonSchema, operationDocument } from "./contract-document.ts";
import { htmlRewriter } from "./html-texts.ts";
import { listWriter } from "./list-writer.ts";
import { writeInParts } from "./write-in-parts.ts";

/** A response that violates the contract. Thrown only in tests, which validate every response. */
export class ResponseContractError extends Error {
  override readonly name = "ResponseContractError";
}

/** Serialises the responses of an operation as JSON. */
export type ResponseWriter = (status: number, envelope: unknown) => string | Buffer;

/**
 * Serialises by schema: fields that the contract does not declare are dropped.
 *
 * @param isChecked also validates every response against the schema, including extra fields and enums; throws {@link ResponseContractError}
 */
export function responseWriter(id: OperationId, isChecked: boolean): ResponseWriter {
  const { answers } = operationDocument(id);
  const writers = new Map<number, (envelope: unknown) => string | Buffer>();
  return (status, envelope) => {
    let write = writers.get(status);
    if (write === undefined) {
      const schema = answers.get(status) ?? answers.get("default");
      if (!schema) throw new ResponseContractError(`${id} declares no response ${status} with a body.`);
      if (isChecked && status !== 501 && status !== 500 && !answers.has(status)) {
        const isEverywhere = [400, 401, 403, 405, 429, 503].includes(status);
        if (!isEverywhere) throw new ResponseContractError(`${id} does not declare the status ${status}.`);
      }
      write = withSafeHtml(schema, compile(id, status, schema, isChecked));
      // Compiled on first use, for a faster start.
      writers.set(status, write);
    }
    return write(envelope);
  };
}

/**
 * Serialises a successful response with a long list in its data, item by item; see {@link responseWriter}.
 *
 * @param list name of the list
 */
export function partsWriter(
  id: OperationId,
  list: string,
  isChecked: boolean,
): (envelope: { readonly data: unknown }) => Iterable<string> {
  const schema = operationDocument(id).answers.get(200);
  const item = itemSchema(schema, list);
  if (!schema || item === null) throw new ResponseContractError(`${id} has no list ${list}.`);
  const [whole, write] = [writerOf(schema), writerOf(item)];
  const check = isChecked ? responseCheck(schema) : () => null;
  return (envelope) => {
    const wrong = check(envelope);
    if (wrong !== null) throw new ResponseContractError(`${id} 200: ${wrong}`);
    return writeInParts(Object(envelope.data), list, (data) => whole({ ...envelope, data }), write);
  };
}

/** User HTML is sanitised when it is stored; again here, because rules get stricter and rows may come from elsewhere. */
function withSafeHtml(
  schema: JsonSchema,
  write: (envelope: unknown) => string | Buffer,
): (envelope: unknown) => string | Buffer {
  const presented = htmlRewriter(schema, presentHtml);
  return presented === null ? write : (envelope) => write(presented(envelope));
}

function compile(
  id: string,
  status: number,
  schema: JsonSchema,
  isChecked: boolean,
): (envelope: unknown) => string | Buffer {
  const whole = writerOf(schema);
  const item = itemSchema(schema, "items");
  const stringify = item === null ? whole : listWriter(whole, () => writerOf(item));
  if (!isChecked) return stringify;
  const check = responseCheck(schema);
  return (envelope) => {
    const wrong = check(envelope);
    if (wrong !== null) throw new ResponseContractError(`${id} ${status}: ${wrong}`);
    return stringify(envelope);
  };
}

function writerOf(schema: JsonSchema): (thing: unknown) => string {
  const plain = withNullables(schema);
  const whole: JsonSchema = { ...plain, components: { schemas: schemasBeneath(plain) } };
  return fastJson(whole);
}

/** The schema of the items of a list in the data; null without such a list. */
function itemSchema(envelope: unknown, list: string): JsonSchema | null {
  const data = referred(inside(inside(envelope, "properties"), "data"));
  return referred(inside(inside(inside(data, "properties"), list), "items"));
}

function inside(node: unknown, keyword: string): unknown {
  return typeof node === "object" && node !== null ? Reflect.get(node, keyword) : undefined;
}

function referred(node: unknown): JsonSchema | null {
  const reference = inside(node, "$ref");
  if (typeof reference !== "string") return null;
  return contractSchemas[reference.slice("#/components/schemas/".length)] ?? null;
}

/**
 * Rewrites a schema for the serialiser: it decides "this or null" by validation, which costs more than everything else, but handles
 * `nullable` cheaply. A reference cannot carry `nullable`, so every schema also exists as `Name_or_null`.
 */
function serialized(name: string): JsonSchema | undefined {
  const [, plain = name, isNullable] = /^(\w+?)(_or_null)?$/.exec(name) ?? [];
  const schema = contractSchemas[plain];
  if (schema === undefined) return undefined;
  const rewritten = withNullables(schema);
  return isNullable ? { ...rewritten, nullable: true } : rewritten;
}

/** The schemas that a schema references. Compiling with all schemas takes ten times as long and blocks the server meanwhile. */
function schemasBeneath(schema: JsonSchema): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {};
  const visit = (node: unknown): void => {
    for (const [, name = ""] of JSON.stringify(node).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (name in found) continue;
      const beneath = serialized(name);
      if (beneath === undefined) continue;
      found[name] = beneath;
      visit(beneath);
    }
  };
  visit(schema);
  return found;
}

function withNullables(node: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(node).map(([keyword, value]) => [keyword, rewrite(value)]));
}

function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite);
  if (typeof value !== "object" || value === null) return value;
  const node: JsonSchema = { ...value };
  const other = orNull(node.oneOf);
  if (other === null) return withNullables(node);
  const reference = other.$ref;
  return typeof reference === "string"
    ? { $ref: `${reference}_or_null` }
    : { ...withNullables(other), nullable: true };
}

/** The other schema of a `oneOf` with null; null for any other `oneOf`. */
function orNull(choice: unknown): JsonSchema | null {
  if (!Array.isArray(choice) || choice.length !== 2) return null;
  const [first, second]: JsonSchema[] = choice;
  if (second?.type === "null" && first) return first;
  return first?.type === "null" && second ? second : null;
}
