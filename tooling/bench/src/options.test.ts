import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("without words everything is measured on the demo data", () => {
  const { parts, diaries, compare } = readOptions([]);
  expect([...parts]).toEqual(["server", "weight", "vitals", "lighthouse"]);
  expect(diaries).toBe(0);
  expect(compare).toBeNull();
});

test("two files are compared instead of measuring", () => {
  expect(readOptions(["--compare", "a.json", "b.json"]).compare).toEqual(["a.json", "b.json"]);
});

test.each([
  [["--only", "everything"]],
  [["--diaries", "1500"]],
  [["--diaries", "-1000"]],
  [["--seconds", "0"]],
  [["--compare", "a.json"]],
  [["--compare", "a.json", "b.json", "c.json"]],
  [["a.json"]],
  [["--faster"]],
])("%j is refused with the usage", (args) => {
  expect(() => readOptions(args)).toThrow("pnpm bench --compare");
});
