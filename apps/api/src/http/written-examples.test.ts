import { type OperationId, operationTable } from "@grow/contract";
import { describe, expect, test } from "vitest";
import { answerWriter } from "./answers.ts";
import { contractSchemas, type JsonSchema, operationDocument } from "./contract-document.ts";

interface Example {
  readonly id: OperationId;
  readonly status: number;
  readonly schema: string;
  readonly data: unknown;
}

/** The examples that the contract gives of what an operation answers when all went well. */
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
// Making a writer takes a while, and what an entity looks like does not depend on who answers it.
const examples = all.filter((one) => all.find(({ schema }) => schema === one.schema)?.id === one.id);

describe("an example of the contract", () => {
  test.each(examples)("comes out of $id as it went in ($schema)", ({ id, status, data }) => {
    expect(JSON.parse(String(answerWriter(id, true)(status, { data })))).toEqual({ data });
  });

  test("stands for most of what is answered", () => {
    expect(new Set(examples.map(({ schema }) => schema)).size).toBeGreaterThan(50);
  });
});
