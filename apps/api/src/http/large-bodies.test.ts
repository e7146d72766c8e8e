import { type OperationId, operationTable } from "@grow/contract";
import { describe, expect, test } from "vitest";
import { MAX_VALUES } from "../imports/parse-document.ts";
import { exampleOf, operationIds } from "../testing/contract/sample-request.ts";
import {
  bodiesOfLongArrays,
  bodiesOfLongTexts,
  bodyOfManyProperties,
  MOST_PARSED_BYTES,
  problemCount,
} from "../testing/fuzz/large-bodies.ts";
import { documentCheck, requestChecks } from "./checks.ts";
import { type JsonSchema, operationDocument } from "./contract-document.ts";
import { problemsOf } from "./schema-problems.ts";

/** Errors that a check collects of the worst body. Each wrong item copies the errors before it, so their cost grows with the square. */
const MAX_ERRORS = 6_500;

/** More than a check reads of an ordinary form, and far less than the bodies below have. */
const MAX_READS = 2_000;

/** Errors collected by the last check that rejected a value. */
let collected = 0;
const report: typeof problemsOf = (errors) => {
  collected = errors.length;
  return problemsOf(errors);
};

function expectFewErrors(schema: JsonSchema, bytes: number, check: (value: unknown) => void): void {
  check(structuredClone(exampleOf(schema)));
  for (const { name, value, reads } of bodiesOfLongArrays(schema, bytes)) {
    collected = 0;
    const problems = problemCount(() => check(value));
    expect(problems, name).toBeGreaterThan(0);
    expect(problems, name).toBeLessThanOrEqual(100);
    expect(collected, name).toBeGreaterThan(0);
    expect(collected, name).toBeLessThan(MAX_ERRORS);
    expect(reads(), name).toBeLessThan(MAX_READS);
  }
  for (const { name, value } of bodiesOfLongTexts(schema, bytes)) {
    collected = 0;
    problemCount(() => check(value));
    expect(collected, name).toBeLessThan(MAX_ERRORS);
  }
}

const withBody = operationIds.flatMap((id): [OperationId, JsonSchema][] => {
  const { body } = operationDocument(id);
  return body === null ? [] : [[id, body]];
});

describe("the largest body of wrong values", () => {
  test.each(withBody)("%s is rejected without collecting every error", (id, schema) => {
    expectFewErrors(schema, operationTable[id].bodyLimit, requestChecks(id, report).body);
  });

  test("importDiary is rejected without collecting every error", () => {
    const schema = { $ref: "#/components/schemas/DiaryExport" };
    // An item takes two bytes, and larger documents are rejected before they are parsed.
    expectFewErrors(schema, 2 * MAX_VALUES, documentCheck(schema, report));
  });
});

test("JSON bodies are small enough to be parsed in the main thread", () => {
  const larger = withBody.map(([id]) => id).filter((id) => operationTable[id].bodyLimit > MOST_PARSED_BYTES);
  expect(larger).toEqual([]);
});

test("a body with more properties than the schema knows is rejected at the first", () => {
  const { body } = requestChecks("createDiary");
  expect(problemCount(() => body(bodyOfManyProperties()))).toBe(1);
});

test("an ordinary form gets an error for each wrong field", () => {
  expect(problemCount(() => requestChecks("createSession").body({}))).toBeGreaterThan(1);
});
