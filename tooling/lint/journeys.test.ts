import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

const FOLDERS = ["tooling/e2e/journeys", "tooling/cluster/journeys"];

const journeys = execFileSync("git", ["ls-files", ...FOLDERS], { cwd: root, encoding: "utf8" })
  .trim()
  .split("\n");

/** Waits that nothing but the time ends: a slow machine fails them, a fast one waits for nothing. */
const CLOCKS = /\b(?:waitForTimeout|networkidle)\b/g;

/** The waits in a source that a clock ends. */
const clocksIn = (source: string) => source.match(CLOCKS) ?? [];

describe("clocksIn", () => {
  test.each([
    "await page.waitForTimeout(500);",
    'await page.waitForLoadState("networkidle");',
    'await page.goto("/explore", { waitUntil: "networkidle" });',
  ])("finds %s", (source) => {
    expect(clocksIn(source)).toHaveLength(1);
  });

  test.each(["await page.waitForResponse(isAnswer);", 'await page.waitForLoadState("load");'])(
    "accepts %s",
    (source) => {
      expect(clocksIn(source)).toEqual([]);
    },
  );
});

test.each(FOLDERS)("%s has journeys", (folder) => {
  expect(journeys.filter((file) => file.startsWith(folder)).length).toBeGreaterThan(5);
});

test.each(journeys)("%s waits for conditions, not for a clock", (file) => {
  expect(clocksIn(readFileSync(path.join(root, file), "utf8"))).toEqual([]);
});
