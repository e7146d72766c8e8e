import { expect, test } from "vitest";
import { report } from "./report.mjs";

const result = {
  passed: ["Types"],
  failed: [],
  timedOut: [],
  unchecked: [],
  leftOut: ["stories"],
  duration: 2000,
};

test("a run in which all passed is right, and says what it left out", () => {
  const { lines, exitCode } = report({ ...result, unchecked: [".ci/run"] });
  expect(exitCode).toBe(0);
  expect(lines.join("\n")).toContain("Left out: stories");
  expect(lines.join("\n")).toContain(".ci/run: no check here reads it");
  expect(lines.at(-1)).toBe("No mistake found in 2.0 s.");
});

test("many files of a folder that no step is about are one line", () => {
  const unchecked = [...Array.from({ length: 9 }, (_none, index) => `pictures/${index}.webp`), "docs/a.md"];
  const { lines } = report({ ...result, unchecked });
  expect(lines).toContain("  9 files in pictures: no check here reads them");
  expect(lines).toContain("  docs/a.md: no check here reads it");
  expect(lines.join("\n")).not.toContain("pictures/3.webp");
});

test("a run without time for a step is not right, and names the step", () => {
  const { lines, exitCode } = report({ ...result, timedOut: ["Tests of apps/api"] });
  expect(exitCode).toBe(2);
  expect(lines).toContain("  Tests of apps/api: no time left");
  expect(lines.at(-1)).toMatch(/^Not finished in 2.0 s/);
});

test("a run without any step is not right", () => {
  const { lines, exitCode } = report({ ...result, passed: [], unchecked: [".ci/run"] });
  expect(exitCode).toBe(1);
  expect(lines.at(-1)).toMatch(/^Nothing was checked/);
});

test("a failed step is a mistake, even when no time was left for others", () => {
  const { lines, exitCode } = report({ ...result, failed: ["Types"], timedOut: ["Tests of apps/api"] });
  expect(exitCode).toBe(1);
  expect(lines.at(-1)).toBe("Mistakes found in 2.0 s.");
});
