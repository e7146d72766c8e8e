import { describe, expect, test } from "vitest";
import { quarantineProblems, readQuarantine, withQuarantine } from "./quarantine.mjs";

const now = new Date("2026-12-01T12:00:00Z");
const row = { test: "@grow/api › is quick", reason: "waits for a clock", since: "2026-11-26" };

describe("quarantineProblems", () => {
  test("accepts a few recent rows", () => {
    expect(quarantineProblems([row], now, new Set([row.test]))).toEqual([]);
  });

  test.each([
    ["a row of more than 14 days", [{ ...row, since: "2026-11-16" }], "more than 14 days"],
    ["a sixth row", Array.from({ length: 6 }, () => row), "5 at most"],
    ["a row without a reason", [{ ...row, reason: "" }], "lacks"],
    ["a row without a day", [{ ...row, since: "soon" }], "lacks"],
    ["a row of a later day", [{ ...row, since: "2026-12-03" }], "future"],
  ])("fails for %s", (_, rows, problem) => {
    expect(quarantineProblems(rows, now, null)).toEqual([expect.stringContaining(problem)]);
  });

  test("fails for a test that does not exist, when all tests have run", () => {
    expect(quarantineProblems([row], now, new Set(["@grow/api › is slow"]))).toEqual([
      `${row.test}: there is no such test`,
    ]);
    expect(quarantineProblems([row], now, null)).toEqual([]);
  });

  test("accepts the present file", () => {
    expect(quarantineProblems(readQuarantine(), new Date(), null)).toEqual([]);
  });
});

test("withQuarantine keeps other failures and reports those of its tests", () => {
  const failures = [
    { name: row.test, message: "late" },
    { name: "other", message: "wrong" },
  ];
  const outcome = withQuarantine({ title: "Unit tests", passed: 3, failures, duration: 1 }, [row]);
  expect(outcome.failures.map(({ name }) => name)).toEqual(["other"]);
  expect(outcome.quarantined?.map(({ name }) => name)).toEqual([row.test]);
});
