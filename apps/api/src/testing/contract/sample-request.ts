import { type OperationId, operationTable } from "@grow/contract";
import {
  contractSchemas,
  type JsonSchema,
  operationDocument,
  type Parameter,
} from "../../http/contract-document.ts";

/** All operations, in the contract's order. */
export const operationIds = Object.keys(operationTable) as OperationId[];

/** Operations with a handler. */
export const builtIds = operationIds.filter((id) => !operationTable[id].pending);

/** Declared operations that return 501. */
export const pendingIds = operationIds.filter((id) => operationTable[id].pending);

/** Values that replace the contract's examples. */
export interface Given {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A request from the contract's examples and the given values. */
export interface SampleRequest {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Without the api's prefix. */
  readonly path: string;
  /** Undefined without a JSON body. */
  readonly body: unknown;
}

/** Builds the path of an operation with everything required, and the example of its body. */
export function sampleRequest(id: OperationId, { params = {}, query = {}, body }: Given = {}): SampleRequest {
  const { method, path, body: kind } = operationTable[id];
  const { parameters, body: schema } = operationDocument(id);
  const address = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const parameter = parameters.find((one) => one.in === "path" && one.name === name);
    return encodeURIComponent(String(params[name] ?? sampleValue(id, parameter)));
  });
  const words = new URLSearchParams();
  for (const parameter of parameters.filter((one) => one.in === "query")) {
    const value = query[parameter.name] ?? (parameter.required ? sampleValue(id, parameter) : undefined);
    if (value !== undefined) words.append(parameter.name, String(value));
  }
  const search = words.size === 0 ? "" : `?${words}`;
  const example = kind === "json" && schema ? exampleOf(schema) : undefined;
  const known = schema && named(schema).properties;
  // Given values apply only to operations that have them.
  const taken = Object.entries(body ?? {}).filter(([name]) => !isObject(known) || name in known);
  return {
    method,
    path: address + search,
    body: isObject(example) ? { ...example, ...Object.fromEntries(taken) } : example,
  };
}

function sampleValue(id: OperationId, parameter: Parameter | undefined): unknown {
  const schema = parameter && named(parameter.schema);
  const { example, default: usual, enum: words, examples } = schema ?? {};
  const value =
    parameter?.example ?? example ?? usual ?? first(words) ?? first(examples) ?? plainValue(schema);
  if (value === undefined) throw new Error(`${id}: the parameter ${parameter?.name} has no example.`);
  return value;
}

/** The smallest value of a schema without further requirements. */
function plainValue(schema: JsonSchema | undefined): unknown {
  if (schema?.pattern !== undefined || schema?.format !== undefined) return undefined;
  if (schema?.type === "string") return "a".repeat(Number(schema.minLength ?? 1));
  return schema?.type === "integer" ? (schema.minimum ?? 1) : undefined;
}

/** A value that matches a schema: its example, or one composed of its parts' examples. */
export function exampleOf(schema: JsonSchema): unknown {
  const whole = named(schema);
  const example = first(whole.examples) ?? whole.example ?? whole.const ?? whole.default ?? first(whole.enum);
  if (example !== undefined) return example;
  if (whole.type !== "object" || !isObject(whole.properties)) return {};
  const required = new Set(Array.isArray(whole.required) ? whole.required : []);
  const parts = Object.entries(whole.properties).filter(([name]) => required.has(name));
  return Object.fromEntries(parts.map(([name, part]) => [name, isObject(part) ? exampleOf(part) : null]));
}

/** Resolves a reference. */
export function named(schema: JsonSchema): JsonSchema {
  const { $ref } = schema;
  if (typeof $ref !== "string") return schema;
  return contractSchemas[$ref.slice("#/components/schemas/".length)] ?? {};
}

function first(values: unknown): unknown {
  return Array.isArray(values) ? values[0] : undefined;
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
