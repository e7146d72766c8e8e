import { describe, expect, test } from "vitest";
import { quarantineOutcome, readQuarantine, withQuarantine } from "./quarantine.mjs";

const now = new Date("2026-12-01T12:00:00Z");
const row = { test: "@grow/api › is quick", reason: "waits for a clock", since: "2026-11-26" };

describe("quarantineOutcome", () => {
  test("accepts a few recent rows", () => {
    expect(quarantineOutcome([row], now)).toMatchObject({ passed: 1, failures: [] });
  });

  test.each([
    ["a row of more than 14 days", [{ ...row, since: "2026-11-16" }]],
    ["a sixth row", Array.from({ length: 6 }, () => row)],
    ["a row without a reason", [{ ...row, reason: "" }]],
    ["a row without a day", [{ ...row, since: "soon" }]],
  ])("fails for %s", (_, rows) => {
    expect(quarantineOutcome(rows, now).failures).toHaveLength(1);
  });

  test("accepts the present file", () => {
    expect(quarantineOutcome(readQuarantine(), new Date()).failures).toEqual([]);
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
