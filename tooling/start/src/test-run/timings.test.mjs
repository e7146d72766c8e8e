import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../settings.mjs";
import { readBudgets, timings } from "./timings.mjs";

/** @param {number} seconds */
const run = (seconds) => [{ packages: [{ name: "apps/api", milliseconds: seconds * 1000 }] }];

describe("the time budgets", () => {
  test("allow a package up to twice its budget", () => {
    expect(timings(run(199), { "apps/api": 100 }).failures).toEqual([]);
  });

  test("fail the run when a package takes more than twice its budget", () => {
    expect(timings(run(201), { "apps/api": 100 }).failures[0]?.message).toContain(
      "2 times the budget of 100 s",
    );
  });

  test("grow with the time of the other packages, as on a slow machine", () => {
    const on = (/** @type {number} */ api) => [
      {
        packages: [
          { name: "apps/api", milliseconds: api * 1000 },
          { name: "packages/ui", milliseconds: 150_000 },
        ],
      },
    ];
    const budgets = { "apps/api": 100, "packages/ui": 100 };
    expect(timings(on(299), budgets).failures).toEqual([]);
    expect(timings(on(301), budgets).failures.map(({ name }) => name)).toEqual(["apps/api"]);
  });

  test("add up the test tasks of a package", () => {
    expect(timings([...run(150), ...run(60)], { "apps/api": 100 }).failures).toHaveLength(1);
  });

  test("need a row for every package", () => {
    expect(timings(run(1), {}).failures[0]?.message).toContain("test-budgets.json");
  });

  test("name packages that exist", () => {
    const missing = Object.keys(readBudgets()).filter((folder) => !existsSync(path.join(root, folder)));
    expect(missing).toEqual([]);
  });
});

test("the 20 slowest test files are listed, the slowest first", () => {
  const files = Array.from({ length: 30 }, (_, index) => ({
    name: `${index}.test.ts`,
    milliseconds: index * 1000,
  }));
  const lines = timings([{ files }], {}).lines.filter((line) => line.endsWith(".test.ts"));
  expect(lines).toHaveLength(20);
  expect(lines[0]).toContain("29.0 s  29.test.ts");
});
