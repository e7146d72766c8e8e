import type { OperationId } from "@grow/contract";
import { presentHtml } from "@grow/server-kit/safe-html.ts";
import fastJson from "fast-json-stringify";
import { answerCheck } from "./checks.ts";
import { contractSchemas, type JsonSchema, operationDocument } from "./contract-document.ts";
import { htmlRewriter } from "./html-texts.ts";
import { listWriter } from "./list-writer.ts";

/** An answer that is not what the contract says; only in tests, where every answer is checked. */
export class WrongAnswerError extends Error {
  override readonly name = "WrongAnswerError";
}

/** Writes the answers of one operation as JSON, as text or in bytes. */
export type AnswerWriter = (status: number, envelope: unknown) => string | Buffer;

/**
 * A writer by schema: what the contract does not name never leaves the house.
 *
 * @param isChecked also compare every answer with the schema, extra fields and enums included, and throw {@link WrongAnswerError}
 */
export function answerWriter(id: OperationId, isChecked: boolean): AnswerWriter {
  const { answers } = operationDocument(id);
  const writers = new Map<number, (envelope: unknown) => string | Buffer>();
  return (status, envelope) => {
    let write = writers.get(status);
    if (write === undefined) {
      const schema = answers.get(status) ?? answers.get("default");
      if (!schema) throw new WrongAnswerError(`${id} declares no answer ${status} with a body.`);
      if (isChecked && status !== 501 && status !== 500 && !answers.has(status)) {
        const isEverywhere = [400, 401, 405, 503].includes(status);
        if (!isEverywhere) throw new WrongAnswerError(`${id} does not declare the status ${status}.`);
      }
      write = withSafeHtml(schema, compile(id, status, schema, isChecked));
      // Compiled when first needed: a server that has just begun is ready sooner.
      writers.set(status, write);
    }
    return write(envelope);
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
  const item = itemSchema(schema);
  const stringify = item === null ? whole : listWriter(whole, () => writerOf(item));
  if (!isChecked) return stringify;
  const check = answerCheck(schema);
  return (envelope) => {
    const wrong = check(envelope);
    if (wrong !== null) throw new WrongAnswerError(`${id} ${status}: ${wrong}`);
    return stringify(envelope);
  };
}

function writerOf(schema: JsonSchema): (thing: unknown) => string {
  const plain = withNullables(schema);
  const whole: JsonSchema = { ...plain, components: { schemas: schemasBeneath(plain) } };
  return fastJson(whole);
}

/** The schema of the items of a list of named things; null for any other answer. */
function itemSchema(envelope: JsonSchema): JsonSchema | null {
  const list = referred(inside(inside(envelope, "properties"), "data"));
  return referred(inside(inside(inside(list, "properties"), "items"), "items"));
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
 * Schemas as the serialiser likes them: it decides "this or null" by validating, which costs more than all the rest, but takes
 * `nullable` in passing. A reference carries no `nullable`, so that every schema also stands there as `Name?`.
 */
function serialized(name: string): JsonSchema | undefined {
  const [, plain = name, isNullable] = /^(\w+?)(_or_null)?$/.exec(name) ?? [];
  const schema = contractSchemas[plain];
  if (schema === undefined) return undefined;
  const rewritten = withNullables(schema);
  return isNullable ? { ...rewritten, nullable: true } : rewritten;
}

/** The schemas that a schema leads to. With all there are, the serialiser takes ten times as long to be made, and nobody is answered meanwhile. */
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

/** What stands beside null in a choice of two; null when it is another choice. */
function orNull(choice: unknown): JsonSchema | null {
  if (!Array.isArray(choice) || choice.length !== 2) return null;
  const [first, second]: JsonSchema[] = choice;
  if (second?.type === "null" && first) return first;
  return first?.type === "null" && second ? second : null;
}
