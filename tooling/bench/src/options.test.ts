import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("readOptions without arguments selects all parts but growth and the hour, on the demo data", () => {
  const { parts, diaries, compare } = readOptions([]);
  expect([...parts]).toEqual(["server", "embedded", "weight", "vitals", "lighthouse", "cold"]);
  expect(diaries).toBe(0);
  expect(compare).toBeNull();
});

test("readOptions takes two files to compare", () => {
  expect(readOptions(["--compare", "a.json", "b.json"]).compare).toEqual(["a.json", "b.json"]);
});

test("readOptions takes growth alone, with a number of diaries", () => {
  const { parts, diaries } = readOptions(["--only", "growth", "--diaries", "100000"]);
  expect([...parts]).toEqual(["growth"]);
  expect(diaries).toBe(100_000);
});

test.each([
  [["--only", "everything"]],
  [["--diaries", "1500"]],
  [["--diaries", "-1000"]],
  [["--seconds", "0"]],
  [["--compare", "a.json"]],
  [["--compare", "a.json", "b.json", "c.json"]],
  [["--only", "growth"]],
  [["--only", "growth", "--diaries", "1000"]],
  [["--only", "growth", "--only", "server", "--diaries", "2000"]],
  [["a.json"]],
  [["--faster"]],
])("readOptions rejects %j with the usage", (args) => {
  expect(() => readOptions(args)).toThrow("pnpm bench --compare");
});
