import { expect, test } from "vitest";
import { measurePatience, patienceIn, patienceOf } from "./patience.mjs";

test.each([
  [400, 1],
  [1000, 1],
  [1001, 1.25],
  [2300, 2.5],
  [2510, 2.75],
  [6000, 6],
  [90_000, 6],
])("patienceOf(%d) is %d", (milliseconds, expected) => {
  expect(patienceOf(milliseconds)).toBe(expected);
});

test("measurePatience returns a factor from 1 to 6", async () => {
  const patience = await measurePatience();
  expect(patience).toBeGreaterThanOrEqual(1);
  expect(patience).toBeLessThanOrEqual(6);
});

test("patienceIn reads the factor that a run hands over", () => {
  expect([
    patienceIn({ TEST_PATIENCE: "2.5" }),
    patienceIn({}),
    patienceIn({ TEST_PATIENCE: "much" }),
  ]).toEqual([2.5, 1, 1]);
});
