import { type OperationId, operationTable } from "@grow/contract";
import bundle from "@grow/contract/bundle" with { type: "json" };

/** The parts of a JSON schema that the server uses. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly schema: JsonSchema;
  /** The example of a schema, if it has one. */
  readonly example: unknown;
}

/** The contract of an operation, with references to parameters and responses resolved. */
export interface OperationDocument {
  readonly parameters: readonly Parameter[];
  /** Schema of a JSON body; null for no body and for multipart forms. */
  readonly body: JsonSchema | null;
  /** Schema of the fields of a multipart form; null for other bodies. */
  readonly form: JsonSchema | null;
  /** Schema of the whole response by status; null without a body. Undeclared errors are `default`. */
  readonly answers: ReadonlyMap<number | "default", JsonSchema | null>;
}

/** Schemas of the contract by name. */
export const contractSchemas: Readonly<Record<string, JsonSchema>> = bundle.components.schemas;

const document: unknown = bundle;

/** Reads an operation out of the bundled contract. */
export function operationDocument(id: OperationId): OperationDocument {
  const { path, method } = operationTable[id];
  const operation = child(child(child(document, "paths"), path), method.toLowerCase());
  return {
    parameters: list(child(operation, "parameters")).map(readParameter),
    body: bodySchema(child(operation, "requestBody"), "application/json"),
    form: bodySchema(child(operation, "requestBody"), "multipart/form-data"),
    answers: new Map(
      Object.entries(child(operation, "responses") ?? {}).map(([status, answer]) => [
        status === "default" ? status : Number(status),
        bodySchema(answer, "application/json"),
      ]),
    ),
  };
}

function readParameter(node: unknown): Parameter {
  const parameter = follow(node);
  const place = parameter?.in;
  if (place !== "path" && place !== "query" && place !== "header")
    throw new Error("A parameter has no location.");
  return {
    name: String(parameter?.name),
    in: place,
    required: parameter?.required === true,
    schema: follow(parameter?.schema, false) ?? {},
    example: parameter?.example,
  };
}

function bodySchema(node: unknown, type: string): JsonSchema | null {
  const body = child(child(node, "content"), type);
  return follow(body?.schema, false);
}

function child(node: unknown, key: string): JsonSchema | null {
  return follow(follow(node)?.[key]);
}

/** The object behind a reference; schemas keep theirs, for they are compiled with them. */
function follow(node: unknown, refs = true): JsonSchema | null {
  if (!isObject(node)) return null;
  const { $ref } = node;
  if (!refs || typeof $ref !== "string") return node;
  let target: unknown = document;
  for (const part of $ref.slice(2).split("/")) {
    target = isObject(target) ? target[part.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined;
  }
  return follow(target);
}

function list(node: unknown): readonly unknown[] {
  return Array.isArray(node) ? node : [];
}

function isObject(node: unknown): node is JsonSchema {
  return typeof node === "object" && node !== null;
}
