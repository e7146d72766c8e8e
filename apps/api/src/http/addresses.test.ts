import { apiPrefix, type OperationId, operationTable } from "@grow/contract";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "../operations/index.ts";
import { owners } from "../operations/owners.ts";
import { operationIds, sampleRequest } from "../testing/contract/sample-request.ts";
import { testApi } from "../testing/test-api.ts";
import { createServer } from "./create-server.ts";

let server: FastifyInstance;
let reached: string | undefined;

beforeAll(async () => {
  const { parts } = await testApi();
  server = await createServer({ parts, operations, owners, hasLimits: false });
  server.addHook("onRequest", async (request) => {
    reached = request.routeOptions.config.operation;
  });
  await server.ready();
});
afterAll(() => server.close());

async function operationAt(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string) {
  reached = undefined;
  await server.inject({ method, url: apiPrefix + path });
  return reached;
}

const segmentsOf = (path: string) => path.split("/").slice(1);
const isParameter = (segment: string) => segment.startsWith("{");

/** Whether an address of the first path could be one of the second, by the number and the words of its segments. */
function couldBe(path: string, other: string): boolean {
  const [mine, theirs] = [segmentsOf(path), segmentsOf(other)];
  return (
    mine.length === theirs.length &&
    theirs.every(
      (segment, index) => isParameter(segment) || isParameter(mine[index] ?? "") || segment === mine[index],
    )
  );
}

/** How soon a path becomes open: of two that fit, the one whose first differing segment is a word wins. */
function isMoreLiteral(path: string, other: string): boolean {
  const theirs = segmentsOf(other);
  const differing = segmentsOf(path).findIndex(
    (segment, index) => isParameter(segment) !== isParameter(theirs[index] ?? ""),
  );
  return differing >= 0 && !isParameter(segmentsOf(path)[differing] ?? "{");
}

const pairs = operationIds.flatMap((id) =>
  operationIds
    .filter((other) => operationTable[other].method === operationTable[id].method && other !== id)
    .filter((other) => couldBe(operationTable[id].path, operationTable[other].path))
    .filter((other) => isMoreLiteral(operationTable[id].path, operationTable[other].path))
    .map((other) => ({ id, other })),
);

/** An address that both paths fit: the words of either, and the parameters of the first as its examples have them. */
function sharedAddress(id: OperationId, other: OperationId): string {
  const sample = segmentsOf(sampleRequest(id).path.split("?")[0] ?? "");
  const words = segmentsOf(operationTable[other].path);
  const path = segmentsOf(operationTable[id].path).map((segment, index) => {
    const word = words[index] ?? "";
    return isParameter(segment) && !isParameter(word) ? word : sample[index];
  });
  return `/${path.join("/")}`;
}

describe("an address", () => {
  test.each(operationIds)("of %s leads to it and nowhere else", async (id) => {
    const { method, path } = sampleRequest(id);
    expect(await operationAt(method, path)).toBe(id);
  });

  test.each(pairs)("of $id is not taken for one of $other", async ({ id, other }) => {
    const { method } = operationTable[id];
    expect(await operationAt(method, sharedAddress(id, other))).toBe(id);
  });

  test.each(operationIds)("of %s has no other methods than those of the contract", async (id) => {
    const [path = ""] = sampleRequest(id).path.split("?");
    const there = operationIds.filter((other) => operationTable[other].path === operationTable[id].path);
    const methods: string[] = there.map((other) => operationTable[other].method);
    const others = (["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const).filter(
      (method) => !methods.includes(method === "HEAD" ? "GET" : method),
    );
    const allow = [...(methods.includes("GET") ? ["HEAD"] : []), ...methods].sort().join(", ");
    for (const method of others) {
      const { statusCode, headers } = await server.inject({ method, url: apiPrefix + path });
      expect([method, statusCode, headers.allow]).toEqual([method, 405, allow]);
    }
  });

  test("that two paths fit exists: otherwise nothing was tested", () => {
    expect(pairs.length).toBeGreaterThan(0);
  });

  test("is fit by no two paths that differ in the names of their parameters only", () => {
    const forms = operationIds.map(
      (id) => `${operationTable[id].method} ${operationTable[id].path.replace(/\{\w+\}/g, "{}")}`,
    );
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
  });
});
