import { describe, expect, test } from "vitest";
import { prefixOf, unexplained, withMakers } from "./leftovers.mjs";

const rerun = { folder: "packages/domain", script: "test", results: "unit.json" };
const file = "packages/domain/src/pack.test.ts";
const folder = { name: "grow-pack-Ab12Cd", makers: [file] };

/** @param {import("./report.mjs").Failure} [failure] which passed in a second run */
const outcomes = (failure) => [
  { title: "Unit tests", passed: 1, failures: [], duration: 1, ...(failure ? { unstable: [failure] } : {}) },
];

describe("a temporary folder that is left", () => {
  test("without a failure is one, and names the files that may have made it", () => {
    const [failure] = unexplained([folder], outcomes());
    expect(failure?.name).toBe(folder.name);
    expect(failure?.message).toContain(file);
  });

  test.each([
    ["its test was unstable", { name: "packs", message: "", file, rerun }],
    [
      "the process of its package ended",
      { name: "vpd", message: "", file: "vpd.test.ts", tests: ["a"], rerun },
    ],
  ])("belongs to the failure when %s", (_, failure) => {
    expect(unexplained([folder], outcomes(failure))).toEqual([]);
  });

  test.each([
    ["another test of its package", { ...rerun }, undefined],
    ["the process of another package", { ...rerun, folder: "packages/ui" }, ["a"]],
  ])("does not belong to the failure of %s", (_, where, tests) => {
    const failure = {
      name: "vpd",
      message: "",
      file: "vpd.test.ts",
      rerun: where,
      ...(tests ? { tests } : {}),
    };
    expect(unexplained([folder], outcomes(failure))).toHaveLength(1);
  });
});

test("the makers of a folder are the files with the beginning of its name", async () => {
  const [known, unknown] = await withMakers(["grow-tests-Ab12Cd", "grow-nobody-makes-this-Ab12Cd"]);
  expect(known?.makers).toContain("tooling/start/src/test-run/temporary-folder.mjs");
  expect(unknown?.makers).not.toContain("tooling/start/src/test-run/temporary-folder.mjs");
});

test.each([
  ["grow-tests-Ab12Cd", "grow-tests-"],
  ["grow-nested", "grow-nested"],
])("%s begins with %s", (name, prefix) => {
  expect(prefixOf(name)).toBe(prefix);
});
