import { type OperationId, operationTable } from "@grow/contract";
import { describe, expect, test } from "vitest";
import { ApiError } from "../errors/api-error.ts";
import { exampleOf, operationIds } from "../testing/contract/sample-request.ts";
import { pathsOf, withAt } from "../testing/contract/schema-paths.ts";
import { documentCheck, requestChecks } from "./checks.ts";
import { type JsonSchema, operationDocument } from "./contract-document.ts";

/**
 * Milliseconds for which one check may block the event loop of a busy test machine. An idle one stays under 50; collecting all errors of
 * the larger bodies takes seconds to minutes.
 */
const MAX_MS = 250;

/** Attempts of one check, of which the fastest counts: others share the machine. */
const ATTEMPTS = 5;

/** More than a check reads of an ordinary form, and far less than the bodies below have. */
const MAX_READS = 50_000;

/** Smallest of each type: an array takes at most one or two of them. */
const ITEMS: readonly unknown[] = [1, "", null, [], {}];

/** Bytes of the import document: the largest JSON that the api reads. */
const DOCUMENT_BYTES = 20 * 1024 * 1024;

/** The array, and how many of its items were read. */
function counted(items: unknown[]) {
  const seen = { reads: 0 };
  const proxy = new Proxy(items, {
    get(target, name, receiver) {
      if (typeof name === "string" && /^\d/.test(name)) seen.reads += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  return { proxy, seen };
}

function problemsOf(check: () => void): number {
  try {
    check();
    return 0;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.problems.length;
  }
}

/** Milliseconds of the fastest attempt, and the number of problems found. */
function measured(check: () => void): { ms: number; problems: number } {
  let ms = Number.POSITIVE_INFINITY;
  let problems = 0;
  for (let attempt = 0; attempt < ATTEMPTS && ms >= MAX_MS; attempt++) {
    const began = performance.now();
    problems = problemsOf(check);
    ms = Math.min(ms, performance.now() - began);
  }
  return { ms, problems };
}

function manyItems(item: unknown, bytes: number): unknown[] {
  return Array.from({ length: Math.floor(bytes / (JSON.stringify(item).length + 1)) }, () => item);
}

function expectQuick(schema: JsonSchema, bytes: number, check: (value: unknown) => void): void {
  const example = exampleOf(schema);
  check(structuredClone(example));
  // Compiles the check of large values, which is not measured.
  problemsOf(() => check({ unknown: manyItems(0, 10_000) }));
  for (const path of pathsOf(schema, "array")) {
    for (const item of ITEMS) {
      const { proxy, seen } = counted(manyItems(item, bytes));
      const value = withAt(example, path, proxy);
      const told = `${path.join(".")} full of ${JSON.stringify(item)}`;
      const { ms, problems } = measured(() => {
        seen.reads = 0;
        check(value);
      });
      expect(ms, told).toBeLessThan(MAX_MS);
      expect(problems, told).toBeGreaterThan(0);
      expect(problems, told).toBeLessThanOrEqual(100);
      expect(seen.reads, told).toBeLessThan(MAX_READS);
    }
  }
  for (const path of pathsOf(schema, "string")) {
    for (const letter of ["a", "-", "\u0e01"]) {
      const value = withAt(example, path, letter.repeat(bytes / Buffer.byteLength(letter)));
      const { ms } = measured(() => check(value));
      expect(ms, `${path.join(".")} full of ${letter}`).toBeLessThan(MAX_MS);
    }
  }
}

const withBody = operationIds.flatMap((id): [OperationId, JsonSchema][] => {
  const { body } = operationDocument(id);
  return body === null ? [] : [[id, body]];
});

describe("the largest body of wrong values", () => {
  test.each(withBody)("%s is rejected without collecting every error", (id, schema) => {
    expectQuick(schema, operationTable[id].bodyLimit, requestChecks(id).body);
  });

  test("importDiary is rejected without collecting every error", () => {
    const schema = { $ref: "#/components/schemas/DiaryExport" };
    expectQuick(schema, DOCUMENT_BYTES / 20, documentCheck(schema));
  });
});

test("a body with more properties than the schema knows is rejected at the first", () => {
  const names = Array.from({ length: 20_000 }, (_, index) => [`field${index}`, 1]);
  const { body } = requestChecks("createDiary");
  const { ms, problems } = measured(() => body(Object.fromEntries(names)));
  expect(problems).toBe(1);
  expect(ms).toBeLessThan(MAX_MS);
});

test("an ordinary form gets an error for each wrong field", () => {
  expect(problemsOf(() => requestChecks("createSession").body({}))).toBeGreaterThan(1);
});
