import { describe, expect, test } from "vitest";
import { operationTable, rateLimits } from "../generated/operations.ts";
import type { OperationRow } from "./operation.ts";
import { asNode, follow, type Operation, operationNodes } from "./testing/document.ts";

const rows: Readonly<Record<string, OperationRow>> = operationTable;

function rowOf(operation: Operation): OperationRow {
  const row = rows[operation.operationId];
  if (!row) throw new Error(`${operation.operationId} is not in the table`);
  return row;
}

function missing(
  wanted: (operation: Operation, row: OperationRow) => readonly number[] | undefined,
): string[] {
  return operationNodes.flatMap((operation) => {
    const statuses = wanted(operation, rowOf(operation)) ?? [];
    const absent = statuses.filter((status) => !operation.responses.has(String(status)));
    return absent.map((status) => `${operation.operationId} ${status}`);
  });
}

describe("the table of operations", () => {
  test("has one row per operation", () => {
    const ids = operationNodes.map((operation) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(rows).sort()).toEqual([...ids].sort());
  });

  test("has the method, path and statuses of the document", () => {
    for (const operation of operationNodes) {
      const row = rowOf(operation);
      expect([row.method, row.path]).toEqual([operation.method, operation.path]);
      const declared = [...operation.responses.keys()].filter((status) => status !== "default").map(Number);
      expect(row.statuses).toEqual(declared);
    }
  });

  test("uses only defined rate limits", () => {
    const unknown = Object.values(rows).filter(
      (row) => row.rateLimit !== null && !(row.rateLimit in rateLimits),
    );
    expect(unknown).toEqual([]);
  });

  test("contains the defaults of a list", () => {
    expect(operationTable.listDiaries.queryDefaults).toEqual(["start", "limit", "sort"]);
  });
});

describe("rights", () => {
  test("operations for guests, and only those, need no token", () => {
    for (const operation of operationNodes) {
      const security = operation.node.security;
      const open = Array.isArray(security) && security.some((way) => Object.keys(asNode(way)).length === 0);
      expect(open, operation.operationId).toBe(rowOf(operation).rights === "guest");
    }
  });

  test("an operation for members declares 401", () => {
    expect(missing((_operation, row) => (row.rights === "guest" ? [] : [401]))).toEqual([]);
  });

  test("an operation for owners or managers declares 403", () => {
    expect(missing((_operation, row) => (["guest", "signed-in"].includes(row.rights) ? [] : [403]))).toEqual(
      [],
    );
  });

  test("operations for guests that send, create or guess have rate limits", () => {
    const loose = operationNodes.filter((operation) => {
      const row = rowOf(operation);
      return row.method !== "GET" && row.rights === "guest" && row.rateLimit === null;
    });
    expect(loose).toEqual([]);
  });
});

describe("responses", () => {
  test("an operation with a JSON body declares 400, 413, 415 and 422", () => {
    expect(missing((_operation, row) => (row.body === "json" ? [400, 413, 415, 422] : []))).toEqual([]);
  });

  test("an operation on one thing declares 404", () => {
    expect(missing((operation) => (operation.path.includes("{") ? [404] : []))).toEqual([]);
  });

  test("an operation with a rate limit declares 429", () => {
    expect(missing((_operation, row) => (row.rateLimit === null ? [] : [429]))).toEqual([]);
  });

  test("an operation with validated query parameters declares 422", () => {
    const hasQuery = (operation: Operation) =>
      operation.parameters.some((parameter) => parameter.in === "query");
    expect(missing((operation) => (hasQuery(operation) ? [422] : []))).toEqual([]);
  });

  test("every operation has one success status, and an upload in parts also 202", () => {
    for (const operation of operationNodes) {
      const good = [...operation.responses.keys()].filter((status) => status.startsWith("2"));
      expect(good, operation.operationId).toHaveLength(operation.operationId === "uploadVideo" ? 2 : 1);
    }
  });

  test("operations with an idempotency key, and only those, declare 409 and the header", () => {
    expect(missing((_operation, row) => (row.idempotent ? [409] : []))).toEqual([]);
    for (const operation of operationNodes) {
      const takes = operation.parameters.some((parameter) => parameter.name === "Idempotency-Key");
      expect(takes, operation.operationId).toBe(rowOf(operation).idempotent);
    }
  });

  test("operations with 304, and only those, declare If-None-Match and ETag", () => {
    for (const operation of operationNodes) {
      const isVersioned = operation.responses.has("304");
      const takes = operation.parameters.some((parameter) => parameter.name === "If-None-Match");
      const gives = [...operation.responses]
        .filter(([, answer]) => "ETag" in asNode(answer.headers ?? {}))
        .map(([status]) => status);
      expect([takes, gives], operation.operationId).toEqual([isVersioned, isVersioned ? ["200", "304"] : []]);
      expect(operation.responses.get("304")?.content, operation.operationId).toBeUndefined();
    }
  });

  test("creating one's own content by JSON needs an idempotency key, unless its own key is in the body", () => {
    // A year has its awards once, and an address its open room, so a repeated request creates nothing.
    const named = ["createStaffAward", "createStaffChat"];
    const unsafe = operationNodes.filter((operation) => {
      const row = rowOf(operation);
      return row.statuses.includes(201) && row.body === "json" && row.rights !== "guest" && !row.idempotent;
    });
    expect(unsafe.map((operation) => operation.operationId)).toEqual(named);
  });

  test("every JSON response is an envelope of data and details only", () => {
    for (const operation of operationNodes) {
      for (const [status, answer] of operation.responses) {
        const json = answer.content ? asNode(answer.content)["application/json"] : undefined;
        if (json === undefined) continue;
        const envelope = follow(asNode(json).schema);
        expect(Object.keys(asNode(envelope.properties)), `${operation.operationId} ${status}`).toEqual([
          "data",
          "details",
        ]);
        expect(envelope.additionalProperties).toBe(false);
      }
    }
  });

  test("every error is an envelope with required details", () => {
    for (const operation of operationNodes) {
      for (const [status, answer] of operation.responses) {
        if (status.startsWith("2") || status === "304") continue;
        const envelope = follow(asNode(asNode(asNode(answer.content)["application/json"]).schema));
        expect(envelope.required, `${operation.operationId} ${status}`).toEqual(["data", "details"]);
      }
    }
  });
});
