import { expect, test } from "vitest";
import { testFiles } from "./test-files.mjs";

const pattern = "src/**/*.test.ts";

test("testFiles leaves out the tests of test:full in short mode", () => {
  expect(testFiles("short", pattern).include).toEqual([pattern]);
  expect(testFiles("short", pattern).exclude).toContain("**/*.full.test.*");
});

test("testFiles chooses only the tests of test:full in full mode", () => {
  expect(testFiles("full", pattern, "tests/*.test.ts").include).toEqual([
    "src/**/*.full.test.ts",
    "tests/*.full.test.ts",
  ]);
});

test("testFiles chooses all tests in every other mode", () => {
  const { include, exclude } = testFiles("test", pattern);
  expect([include, exclude.some((one) => one.includes("full"))]).toEqual([[pattern], false]);
});
