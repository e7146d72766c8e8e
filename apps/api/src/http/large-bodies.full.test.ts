import { type OperationId, operationTable } from "@grow/contract";
import { describe, expect, test } from "vitest";
import { ApiError } from "../errors/api-error.ts";
import { exampleOf, operationIds } from "../testing/contract/sample-request.ts";
import { pathsOf, withAt } from "../testing/contract/schema-paths.ts";
import { documentCheck, requestChecks } from "./checks.ts";
import { type JsonSchema, operationDocument } from "./contract-document.ts";
import { problemsOf } from "./schema-problems.ts";

/**
 * Milliseconds for which one check may block the event loop of a busy test machine: a guard against what the counts below do not see.
 * On an idle machine the slowest check of a request takes 5 ms; collecting all errors of the larger bodies takes seconds to minutes.
 */
const MAX_MS = 250;

/** Errors that a check collects of the worst body. Each wrong item copies the errors before it, so their cost grows with the square. */
const MAX_ERRORS = 6_500;

/** Numbers of items besides as many as the body has room for: all errors of the first are reported, of the others only one. */
const COUNTS = [450, 1_900, 10_000];

/** Attempts of one check, of which the fastest counts: others share the machine. */
const ATTEMPTS = 5;

/** More than a check reads of an ordinary form, and far less than the bodies below have. */
const MAX_READS = 2_000;

/** Errors collected by the last check that rejected a value. */
let collected = 0;
const report: typeof problemsOf = (errors) => {
  collected = errors.length;
  return problemsOf(errors);
};

/** Smallest of each type: an array takes at most one or two of them. */
const ITEMS: readonly unknown[] = [1, "", null, [], {}];

/** Parts of long texts: letters, markup, what is removed, what shows nothing. */
const TEXTS = ["a", "-", "\u0e01", "<b>", "<p a='", "\u202e", "\u200b"];

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

function problemCount(check: () => void): number {
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
    problems = problemCount(check);
    ms = Math.min(ms, performance.now() - began);
  }
  return { ms, problems };
}

const itemsOf = (item: unknown, length: number): unknown[] => Array.from({ length }, () => item);

const roomFor = (item: unknown, bytes: number) => Math.floor(bytes / (JSON.stringify(item).length + 1));

function expectQuick(schema: JsonSchema, bytes: number, check: (value: unknown) => void): void {
  const example = exampleOf(schema);
  check(structuredClone(example));
  // Compiles the check of large values, which is not measured.
  problemCount(() => check({ unknown: itemsOf(0, 10_000) }));
  for (const path of pathsOf(schema, "array")) {
    for (const item of ITEMS) {
      const room = roomFor(item, bytes);
      for (const count of [...COUNTS.filter((some) => some < room), room]) {
        const { proxy, seen } = counted(itemsOf(item, count));
        const value = withAt(example, path, proxy);
        const told = `${path.join(".")} with ${count} of ${JSON.stringify(item)}`;
        const { ms, problems } = measured(() => {
          seen.reads = 0;
          collected = 0;
          check(value);
        });
        expect(problems, told).toBeGreaterThan(0);
        expect(problems, told).toBeLessThanOrEqual(100);
        expect(collected, told).toBeGreaterThan(0);
        expect(collected, told).toBeLessThan(MAX_ERRORS);
        expect(seen.reads, told).toBeLessThan(MAX_READS);
        expect(ms, told).toBeLessThan(MAX_MS);
      }
    }
  }
  for (const path of pathsOf(schema, "string")) {
    for (const part of TEXTS) {
      const value = withAt(example, path, part.repeat(bytes / Buffer.byteLength(part)));
      const { ms } = measured(() => check(value));
      expect(ms, `${path.join(".")} full of ${part}`).toBeLessThan(MAX_MS);
    }
  }
}

const withBody = operationIds.flatMap((id): [OperationId, JsonSchema][] => {
  const { body } = operationDocument(id);
  return body === null ? [] : [[id, body]];
});

describe("the largest body of wrong values", () => {
  test.each(withBody)("%s is rejected without collecting every error", (id, schema) => {
    expectQuick(schema, operationTable[id].bodyLimit, requestChecks(id, report).body);
  });

  test("importDiary is rejected without collecting every error", () => {
    const schema = { $ref: "#/components/schemas/DiaryExport" };
    expectQuick(schema, DOCUMENT_BYTES / 20, documentCheck(schema, report));
  });
});

describe("JSON", () => {
  /** Larger documents are parsed in a thread (`imports/read-document.ts`). */
  const MOST_BYTES = 256 * 1024;

  test("bodies are small enough to be parsed in the main thread", () => {
    const larger = withBody.map(([id]) => id).filter((id) => operationTable[id].bodyLimit > MOST_BYTES);
    expect(larger).toEqual([]);
  });

  test.each(["1,", "[],", "{},", '{"a":1},', '"",'])("full of %s is parsed at once", (item) => {
    const text = `[${item.repeat(MOST_BYTES / item.length - 2)}1]`;
    expect(measured(() => JSON.parse(text)).ms).toBeLessThan(MAX_MS);
  });

  test("of nothing but brackets is parsed at once", () => {
    const text = "[".repeat(MOST_BYTES / 2) + "]".repeat(MOST_BYTES / 2);
    expect(measured(() => JSON.parse(text)).ms).toBeLessThan(MAX_MS);
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
  expect(problemCount(() => requestChecks("createSession").body({}))).toBeGreaterThan(1);
});
