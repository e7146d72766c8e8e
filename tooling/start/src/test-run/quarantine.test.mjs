import { describe, expect, test } from "vitest";
import { quarantineProblems, readQuarantine, withQuarantine } from "./quarantine.mjs";

const now = new Date("2026-12-01T12:00:00Z");
const file = "tooling/start/src/test-run/quarantine.test.mjs";
const row = { test: "@grow/api › is quick", file, reason: "waits for a clock", since: "2026-11-26" };

describe("quarantineProblems", () => {
  test("accepts a few recent rows", () => {
    expect(quarantineProblems([row], now, new Set([row.test]))).toEqual([]);
  });

  test.each([
    ["a row of more than 14 days", [{ ...row, since: "2026-11-16" }], "more than 14 days"],
    ["a sixth row", Array.from({ length: 6 }, () => row), "5 at most"],
    ["a row without a reason", [{ ...row, reason: "" }], "lacks"],
    ["a row without a day", [{ ...row, since: "soon" }], "lacks"],
    ["a row without a file", [{ ...row, file: "" }], "lacks"],
    ["a row of a file that does not exist", [{ ...row, file: "apps/api/src/gone.test.ts" }], "no file"],
    ["a row of a later day", [{ ...row, since: "2026-12-03" }], "future"],
  ])("fails for %s", (_, rows, problem) => {
    expect(quarantineProblems(rows, now, null)).toEqual([expect.stringContaining(problem)]);
  });

  test("accepts a row of tomorrow, which has begun in other time zones", () => {
    expect(quarantineProblems([{ ...row, since: "2026-12-02" }], now, null)).toEqual([]);
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

describe("withQuarantine", () => {
  /** @param {import("./report.mjs").Failure[]} failures */
  const unit = (...failures) => ({ title: "Unit tests", passed: 3, failures, duration: 1 });

  test("keeps other failures and reports those of its tests", () => {
    const late = { name: row.test, file, message: "late" };
    const wrong = { name: "other", file, message: "wrong" };
    const outcome = withQuarantine(unit(late, wrong), [row]);
    expect([outcome.failures, outcome.quarantined]).toEqual([[wrong], [late]]);
  });

  test("keeps a test of the same name in another file", () => {
    const outcome = unit({ name: row.test, file: "apps/api/src/other.test.ts", message: "late" });
    expect(withQuarantine(outcome, [row])).toEqual(outcome);
  });

  test.each(["types", "@grow/api", "turbo", "the run itself"])(
    "keeps %s, which failed without a file",
    (name) => {
      const outcome = unit({ name, message: "wrong" });
      const { file: _, ...without } = { ...row, test: name };
      const rows = [{ ...row, test: name }, /** @type {typeof row} */ (without)];
      expect(withQuarantine(outcome, rows)).toEqual(outcome);
    },
  );
});
