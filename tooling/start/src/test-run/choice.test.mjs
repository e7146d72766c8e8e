import { expect, test } from "vitest";
import { readChoice } from "./choice.mjs";

/** @type {{ key: string, only?: "short" | "full" }[]} */
const stages = [
  { key: "types" },
  { key: "unit" },
  { key: "smoke", only: "short" },
  { key: "journeys", only: "full" },
];

test("without arguments the stages of npm test run", () => {
  const { wanted, size } = readChoice([], stages);
  expect([[...wanted], size]).toEqual([["types", "unit", "smoke"], "short"]);
});

test("--full runs the stages of npm run test:full", () => {
  const { wanted, size } = readChoice(["--full"], stages);
  expect([[...wanted], size]).toEqual([["types", "unit", "journeys"], "full"]);
});

test("--only may name several stages, of either size", () => {
  expect([...readChoice(["--only", "unit", "--only", "journeys"], stages).wanted]).toEqual([
    "unit",
    "journeys",
  ]);
});

test("--seed fixes the order of the test files", () => {
  expect(readChoice(["--full", "--seed", "7"], stages).seed).toBe(7);
});

test.each([[["--only", "units"]], [["--only"]], [["unit"]], [["--seed", "x"]]])(
  "%j is rejected with the list of stages",
  (args) => {
    expect(() => readChoice(args, stages)).toThrow("types, unit, smoke, journeys");
  },
);
