import { describe, expect, test } from "vitest";
import { patience, pollTime, readPatience, testTime } from "./test-time.mjs";

describe("readPatience", () => {
  test.each([
    ["2.3", 2.5],
    ["3.3", 3.5],
    ["2.25", 2.25],
    ["1", 1],
    ["0.5", 1],
    ["-3", 1],
    ["60", 6],
    ["Infinity", 6],
    ["", 1],
    ["much", 1],
    [undefined, 1],
  ])("reads %j as %d", (text, expected) => {
    expect(readPatience(text)).toBe(expected);
  });
});

test("limits times any factor are whole milliseconds", () => {
  const factors = Array.from({ length: 51 }, (_, tenth) => readPatience(String(1 + tenth / 10)));
  const limits = factors.flatMap((factor) => [5_000 * factor, 30_000 * factor, 60_000 * factor]);
  expect(limits.filter((limit) => !Number.isInteger(limit))).toEqual([]);
});

test("all limits grow with patience", () => {
  expect([testTime.testTimeout, testTime.hookTimeout, testTime.expect.poll.timeout, pollTime]).toEqual(
    [15_000, 30_000, 5_000, 5_000].map((limit) => limit * patience),
  );
});
