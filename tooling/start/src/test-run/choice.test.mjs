import { expect, test } from "vitest";
import { readChoice } from "./choice.mjs";

const stages = [{ key: "contract" }, { key: "types" }, { key: "unit" }];

test("without arguments all stages run", () => {
  const { wanted, isAffectedOnly } = readChoice([], stages);
  expect([...wanted]).toEqual(["contract", "types", "unit"]);
  expect(isAffectedOnly).toBe(false);
});

test("--only may name several stages", () => {
  expect([...readChoice(["--only", "unit", "--only", "contract"], stages).wanted]).toEqual([
    "unit",
    "contract",
  ]);
});

test("--affected leaves out the stages that need the built site", () => {
  const { wanted, isAffectedOnly } = readChoice(["--affected"], stages);
  expect(isAffectedOnly).toBe(true);
  expect(wanted.has("unit")).toBe(true);
  expect(wanted.has("journeys")).toBe(false);
});

test.each([[["--only", "units"]], [["--only"]], [["unit"]]])(
  "%j is rejected with the list of stages",
  (args) => {
    expect(() => readChoice(args, stages)).toThrow("contract, types, unit");
  },
);
