import { type OperationId, operationTable } from "@grow/contract";
import { describe, expect, test } from "vitest";
import { operationIds } from "../testing/contract/sample-request.ts";
import {
  bodiesOfLongArrays,
  bodiesOfLongTexts,
  bodyOfManyProperties,
  largeJsonTexts,
  problemCount,
} from "../testing/fuzz/large-bodies.ts";
import { requestChecks } from "./checks.ts";
import { type JsonSchema, operationDocument } from "./contract-document.ts";

/**
 * Milliseconds of processor time for one check: a guard against what the counts of `large-bodies.test.ts` do not see. The slowest check
 * takes 5 ms; collecting all errors of the larger bodies takes seconds to minutes.
 */
const MAX_MS = 250;

/** Attempts of one check, of which the fastest counts: the first ones also compile the code. */
const ATTEMPTS = 5;

/** Milliseconds of processor time of the fastest attempt. */
function millisecondsOf(work: () => void): number {
  let ms = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && ms >= MAX_MS; attempt++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    ms = Math.min(ms, (user + system) / 1000);
  }
  return ms;
}

function expectQuick(schema: JsonSchema, bytes: number, check: (value: unknown) => void): void {
  for (const bodies of [bodiesOfLongArrays(schema, bytes), bodiesOfLongTexts(schema, bytes)]) {
    for (const { name, value } of bodies) {
      expect(
        millisecondsOf(() => problemCount(() => check(value))),
        name,
      ).toBeLessThan(MAX_MS);
    }
  }
}

const withBody = operationIds.flatMap((id): [OperationId, JsonSchema][] => {
  const { body } = operationDocument(id);
  return body === null ? [] : [[id, body]];
});

describe("the largest body of wrong values", () => {
  test.each(withBody)("%s is checked within milliseconds", (id, schema) => {
    expectQuick(schema, operationTable[id].bodyLimit, requestChecks(id).body);
  });
});

test.each(largeJsonTexts.map((text) => ({ start: text.slice(0, 10), text })))(
  "JSON of $start… is parsed within milliseconds",
  ({ text }) => {
    expect(millisecondsOf(() => JSON.parse(text))).toBeLessThan(MAX_MS);
  },
);

test("a body with more properties than the schema knows is checked within milliseconds", () => {
  const { body } = requestChecks("createDiary");
  const value = bodyOfManyProperties();
  expect(millisecondsOf(() => problemCount(() => body(value)))).toBeLessThan(MAX_MS);
});
