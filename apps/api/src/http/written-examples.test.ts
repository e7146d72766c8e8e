import { type OperationId, operationTable } from "@grow/contract";
import { describe, expect, test } from "vitest";
import { contractSchemas, type JsonSchema, operationDocument } from "./contract-document.ts";
import { responseWriter } from "./response-writer.ts";

interface Example {
  readonly id: OperationId;
  readonly status: number;
  readonly schema: string;
  readonly data: unknown;
}

/** The contract's examples of an operation's successful responses. */
function examplesOf(id: OperationId): Example[] {
  const { answers } = operationDocument(id);
  return operationTable[id].statuses
    .filter((status) => status < 300)
    .flatMap((status) => {
      const name = schemaName(answers.get(status));
      const examples = name === null ? undefined : contractSchemas[name]?.examples;
      if (name === null || !Array.isArray(examples)) return [];
      return examples.map((data: unknown) => ({ id, status, schema: name, data }));
    });
}

function schemaName(envelope: JsonSchema | null | undefined): string | null {
  const data: unknown = isNode(envelope?.properties) ? envelope.properties.data : null;
  return isNode(data) && typeof data.$ref === "string" ? (data.$ref.split("/").at(-1) ?? null) : null;
}

function isNode(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null;
}

const all = (Object.keys(operationTable) as OperationId[]).flatMap(examplesOf);
// Compiling a writer takes a while, and entities are the same in all operations.
const examples = all.filter((one) => all.find(({ schema }) => schema === one.schema)?.id === one.id);

describe("an example of the contract", () => {
  test.each(examples)("is serialised by $id unchanged ($schema)", ({ id, status, data }) => {
    expect(JSON.parse(String(responseWriter(id, true)(status, { data })))).toEqual({ data });
  });

  test("exist for most responses", () => {
    expect(new Set(examples.map(({ schema }) => schema)).size).toBeGreaterThan(50);
  });
});
