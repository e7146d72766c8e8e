import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { root } from "../settings.mjs";
import { report } from "./report.mjs";
import { readResults } from "./results.mjs";

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "grow-results-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** @param {unknown} content */
async function results(content) {
  const file = path.join(folder, "unit.json");
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  return readResults(file, "@grow/domain");
}

describe("results of vitest", () => {
  test("count passed and failed tests, and ignore skipped ones", async () => {
    const tally = await results({
      testResults: [
        {
          name: path.join(root, "packages/domain/src/vpd.test.ts"),
          status: "failed",
          startTime: 1000,
          endTime: 1250,
          assertionResults: [
            { fullName: "it rises with heat", status: "passed" },
            { fullName: "it falls with mist", status: "failed", failureMessages: ["1 is not 2"] },
            { fullName: "it waits", status: "skipped" },
          ],
        },
      ],
    });
    expect(tally).toEqual({
      passed: ["@grow/domain › it rises with heat"],
      failures: [
        {
          name: "@grow/domain › it falls with mist",
          message: "1 is not 2",
          file: "packages/domain/src/vpd.test.ts",
        },
      ],
      files: [{ name: "packages/domain/src/vpd.test.ts", milliseconds: 250 }],
    });
  });

  test("a file that does not load is a failure", async () => {
    const tally = await results({
      testResults: [
        {
          name: path.join(root, "packages/domain/src/vpd.test.ts"),
          status: "failed",
          message: "no such module",
          assertionResults: [],
        },
      ],
    });
    const file = "packages/domain/src/vpd.test.ts";
    expect(tally.failures).toEqual([
      { name: `@grow/domain › ${file}`, message: "no such module", file, tests: [] },
    ]);
  });

  const name = path.join(root, "packages/domain/src/vpd.test.ts");
  const rises = (/** @type {string} */ status) => ({
    fullName: "it rises",
    status,
    failureMessages: ["hot"],
  });
  const falls = (/** @type {string} */ status) => ({
    fullName: "it falls",
    status,
    failureMessages: ["wet"],
  });

  test.each([
    ["a hook that fails", "failed", "no database", [rises("skipped"), falls("skipped")]],
    ["a hook of a group that fails", "failed", "", [rises("skipped"), falls("skipped")]],
    ["a worker or a run that ends", "passed", "", [rises("pending"), falls("pending")]],
  ])("%s is a failure with the tests that did not run", async (_, status, message, assertionResults) => {
    const { passed, failures } = await results({
      testResults: [{ name, status, message, assertionResults }],
    });
    expect(passed).toEqual([]);
    expect(failures).toHaveLength(1);
    expect(failures[0]?.tests).toEqual(["@grow/domain › it rises", "@grow/domain › it falls"]);
    expect(failures[0]?.message).toContain("Not run: it rises, it falls");
  });

  test("a hook that fails after the tests is a failure beside a test that failed", async () => {
    const assertionResults = [rises("failed"), falls("passed")];
    const { failures } = await results({
      testResults: [{ name, status: "failed", message: "not closed", assertionResults }],
    });
    expect(failures.map(({ message }) => message)).toEqual(["hot", "not closed"]);
  });

  test("a file that the end of the run kept from starting is a failure", async () => {
    const { failures } = await results({
      testResults: [{ name, status: "passed", message: "", assertionResults: [] }],
    });
    expect(failures).toHaveLength(1);
  });
});

describe("results of Playwright", () => {
  /**
   * @param {string} status
   * @param {string} [expectedStatus]
   */
  const suite = (status, expectedStatus = "passed") => ({
    title: "explore.spec.ts",
    suites: [
      {
        title: "a guest",
        specs: [
          {
            ...{ title: "reads", ok: true, file: "explore.spec.ts", line: 12 },
            tests: [
              {
                ...{ status, expectedStatus },
                results:
                  status === "unexpected"
                    ? [{ errors: [{ message: "timed out" }, { message: "goto" }] }]
                    : [],
              },
            ],
          },
        ],
      },
    ],
  });

  test("the duration of a file is that of its tests", async () => {
    const slow = { title: "reads", ok: true, tests: [{ status: "expected", results: [{ duration: 700 }] }] };
    const { files } = await results({
      suites: [{ title: "explore.spec.ts", specs: [slow], suites: [{ title: "a guest", specs: [slow] }] }],
    });
    expect(files).toEqual([{ name: "explore.spec.ts", milliseconds: 1400 }]);
  });

  test("an expected outcome counts as passed", async () => {
    expect((await results({ suites: [suite("expected")] })).passed).toEqual([
      "@grow/domain › explore.spec.ts › a guest › reads",
    ]);
  });

  test("an unexpected outcome counts as failed", async () => {
    const config = { rootDir: path.join(root, "tooling/e2e/journeys") };
    expect((await results({ config, suites: [suite("unexpected")] })).failures).toEqual([
      {
        ...{ name: "@grow/domain › explore.spec.ts › a guest › reads", message: "timed out\n\ngoto" },
        ...{ file: "tooling/e2e/journeys/explore.spec.ts", line: 12 },
      },
    ]);
  });

  test("a journey that did not run is a failure, unless it is marked as skipped", async () => {
    expect((await results({ suites: [suite("skipped", "skipped")] })).failures).toEqual([]);
    expect((await results({ suites: [suite("skipped")] })).failures).toMatchObject([
      { message: "It did not run.", line: 12 },
    ]);
  });

  test("an error outside of the tests is a failure", async () => {
    const { failures } = await results({ suites: [], errors: [{ message: "the site did not start" }] });
    expect(failures[0]?.message).toBe("the site did not start");
  });
});

describe("no results", () => {
  test("a missing file is a failure", async () => {
    expect((await readResults(path.join(folder, "none.json"), "@grow/domain")).failures).toHaveLength(1);
  });

  test.each(["{}", '{"testResults": []}'])(
    "a report without test files is a failure: %s",
    async (content) => {
      expect((await results(content)).failures).toEqual([{ name: "@grow/domain", message: "No test ran." }]);
    },
  );

  test("a file cut short is a failure", async () => {
    expect((await results('{"testResults": [')).failures).toHaveLength(1);
  });
});

describe("the report", () => {
  const good = { title: "Types", passed: 1, failures: [], duration: 1000 };
  const bad = {
    title: "Build",
    passed: 0,
    failures: [{ name: "build", message: "no room" }],
    duration: 1000,
  };

  test("ends with the numbers", () => {
    expect(report([good, good], { duration: 2000, cpu: null }).lines.at(-1)).toBe("2 passed, 0 failed");
    expect(report([good, bad], { duration: 2000, cpu: null }).lines.at(-1)).toBe("1 passed, 1 failed");
  });

  test("names what failed", () => {
    expect(report([bad], { duration: 2000, cpu: null }).lines.join("\n")).toContain(
      "FAILED  Build: build\n        no room",
    );
  });

  test("names unstable tests without failing", () => {
    const shaky = { ...good, unstable: [{ name: "reads", message: "gone" }] };
    const { lines, isGood } = report([shaky], { duration: 1, cpu: null });
    const first = lines.indexOf("UNSTABLE  Types: reads");
    expect(lines.slice(first + 1, first + 3)).toEqual([
      "        gone",
      "        It passed when it ran again alone.",
    ]);
    expect(isGood).toBe(true);
  });

  test("shows messages without colours and links of a terminal", () => {
    const message = "\u001b[31mno\u001b[0m \u001b]8;;file:///x\u001b\\room\u001b]8;;\u001b\\";
    expect(
      report([{ ...bad, failures: [{ name: "build", message }] }], { duration: 1, cpu: null }).lines,
    ).toContain("        no room");
  });

  test("says that nothing ran, and is not good", () => {
    const { lines, isGood } = report([{ ...good, passed: 0 }], { duration: 1, cpu: null });
    expect(lines.join("\n")).toContain("Nothing ran");
    expect(lines.at(-1)).toBe("0 passed, 0 failed");
    expect(isGood).toBe(false);
    expect(report([good], { duration: 1, cpu: null }).lines.join("\n")).not.toContain("Nothing ran");
  });

  test("is good only when at least one test passed and none failed", () => {
    expect(report([good], { duration: 1, cpu: null }).isGood).toBe(true);
    expect(report([good, bad], { duration: 1, cpu: null }).isGood).toBe(false);
    expect(report([], { duration: 1, cpu: null }).isGood).toBe(false);
  });
});
