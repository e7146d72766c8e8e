import { expect, test } from "vitest";
import { timings } from "./timings.mjs";

test("the 20 slowest test files are listed, the slowest first", () => {
  const files = Array.from({ length: 30 }, (_, index) => ({
    name: `${index}.test.ts`,
    milliseconds: index * 1000,
  }));
  const lines = timings([{ files }]).filter((line) => line.endsWith(".test.ts"));
  expect(lines).toHaveLength(20);
  expect(lines[0]).toContain("29.0 s  29.test.ts");
});

test("the times of a package's tasks are added up", () => {
  const api = (/** @type {number} */ milliseconds) => ({ packages: [{ name: "apps/api", milliseconds }] });
  expect(timings([api(150_000), api(60_000)]).at(-1)).toContain("3 min 30 s  apps/api");
});

test("a run without tests lists nothing", () => {
  expect(timings([{}])).toEqual([]);
});
