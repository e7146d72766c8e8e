import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { root } from "../settings.mjs";
import { outcomeOf, readSummary } from "./turbo-stage.mjs";

const build = { key: "build", title: "Build", task: "build" };

/** @param {number | null} exitCode */
const ran = (exitCode) => ({
  package: "@grow/domain",
  task: "build",
  command: "tsdown",
  directory: "packages/domain",
  execution: { startTime: 1000, endTime: 3000, exitCode },
});

test("a stage passes when every package ran its task with exit code 0", async () => {
  const outcome = await outcomeOf(build, [ran(0)], { expected: ["@grow/domain"] });
  expect(outcome).toMatchObject({ passed: 1, failures: [], duration: 2000 });
});

test("a stage fails when turbo was ended before a package ran", async () => {
  const outcome = await outcomeOf(build, [ran(0)], { expected: ["@grow/domain", "@grow/ui"] });
  expect(outcome.passed).toBe(0);
  expect(outcome.failures).toEqual([{ name: "@grow/ui", message: "turbo did not run its task build." }]);
});

test("a stage fails when turbo left no summary", async () => {
  expect((await outcomeOf(build, [], { expected: ["@grow/domain"] })).failures).toHaveLength(1);
});

test.each([1, null])("a stage fails when a task ended with exit code %s", async (exitCode) => {
  expect((await outcomeOf(build, [ran(exitCode)], { expected: ["@grow/domain"] })).failures).toHaveLength(1);
});

describe("a task of tests", () => {
  const unit = { key: "unit", title: "Unit tests", task: "test", results: "unit.json" };
  /** @type {string} */
  let folder;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "grow-task-"));
    await mkdir(path.join(folder, ".turbo"));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  /**
   * Runs vitest as the script of a package does.
   *
   * @param {string} content of its only test file
   */
  async function runVitest(content) {
    await writeFile(path.join(folder, "vpd.test.mjs"), content);
    const program = path.join(root, "tooling/start/node_modules/vitest/vitest.mjs");
    const reporters = ["--reporter=dot", "--reporter=json", "--outputFile.json=test-results/unit.json"];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [program, "run", "--globals", `--root=${folder}`, ...reporters],
      { encoding: "utf8" },
    );
    await writeFile(path.join(folder, ".turbo/turbo-test.log"), stdout + stderr);
    const directory = path.relative(root, folder);
    const options = { order: ["--seed"], selection: ["vpd.test.mjs"] };
    return await outcomeOf(unit, [{ ...ran(status), task: "test", directory }], options);
  }

  test("keeps an error outside of its tests beside a test that failed", async () => {
    const { failures } = await runVitest(`
      test("rises", () => void Promise.reject(new Error("no light")));
      test("falls", () => { expect(1).toBe(2); });`);
    expect(failures.map(({ name }) => name)).toEqual(["@grow/domain › falls", "@grow/domain"]);
    expect(failures[1]?.message).toContain("no light");
    expect(failures[1]?.file).toBe(undefined);
    expect(failures[1]?.rerun?.selection).toEqual(["vpd.test.mjs"]);
  });

  test("has no failure but its tests where these explain its exit code", async () => {
    const { passed, failures, tests } = await runVitest(`
      test("falls", () => { expect(1).toBe(2); });
      test("rises", () => {});`);
    expect(passed).toBe(1);
    expect(failures.map(({ name, rerun }) => [name, rerun?.args])).toEqual([
      ["@grow/domain › falls", ["--seed"]],
    ]);
    expect(tests).toEqual(["@grow/domain › rises", "@grow/domain › falls"]);
  });

  test("names the tests of a worker that was killed", async () => {
    const { passed, failures } = await runVitest(`
      test("rises", () => {});
      test("falls", () => { process.kill(process.pid, "SIGKILL"); });`);
    expect(passed).toBe(0);
    expect(failures[0]?.tests).toEqual(["@grow/domain › rises", "@grow/domain › falls"]);
  });

  test("that hung is one failure, with all tests that it kept from running", async () => {
    await mkdir(path.join(folder, "test-results"));
    const assertionResults = [
      { fullName: "rises", status: "passed" },
      { fullName: "falls", status: "pending" },
    ];
    const files = Array.from({ length: 30 }, (_, index) => ({
      name: path.join(folder, `vpd${index}.test.mjs`),
      status: "passed",
      message: "",
      assertionResults: index === 0 ? assertionResults : [],
    }));
    await writeFile(path.join(folder, "test-results/unit.json"), JSON.stringify({ testResults: files }));
    const hang = "No test has started or ended for 91 s. Running:\n  vpd.test.mjs > falls\n";
    await writeFile(
      path.join(folder, ".turbo/turbo-test.log"),
      `${hang}\n${hang}The run ends here.\n\nTests 1\n`,
    );
    const task = { ...ran(1), task: "test", directory: path.relative(root, folder) };
    expect((await outcomeOf(unit, [task])).failures).toMatchObject([
      { name: "@grow/domain", message: `${hang}The run ends here.`, tests: ["@grow/domain › falls"] },
    ]);
  });

  test("that lost its server is one failure, with all tests that failed by it", async () => {
    await mkdir(path.join(folder, "test-results"));
    const assertionResults = ["rises", "falls"].map((fullName) => ({ fullName, status: "failed" }));
    const file = { name: path.join(folder, "vpd.test.mjs"), status: "failed", message: "", assertionResults };
    await writeFile(path.join(folder, "test-results/unit.json"), JSON.stringify({ testResults: [file] }));
    const task = { ...ran(1), task: "test", directory: path.relative(root, folder) };
    const { failures } = await outcomeOf(unit, [task], { loss: "postgres ended by itself" });
    expect(failures).toMatchObject([
      {
        name: "@grow/domain",
        message: "postgres ended by itself",
        tests: ["@grow/domain › rises", "@grow/domain › falls"],
      },
    ]);
    expect(failures[0]).not.toHaveProperty("file");
  });
});

test("a summary that another run is writing is skipped", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "grow-summaries-"));
  await writeFile(path.join(folder, "1.json"), '{"execution": {"com');
  await writeFile(path.join(folder, "2.json"), "{}");
  const execution = { command: "turbo run build --filter=@grow/domain --concurrency=1", startTime: 30 };
  await writeFile(path.join(folder, "3.json"), JSON.stringify({ execution, tasks: [ran(0)] }));
  expect(await readSummary(folder, "build", 20, ["@grow/domain"])).toEqual([ran(0)]);
  await rm(folder, { recursive: true });
});

test.each([
  ["1.json", "2.json"],
  ["2.json", "1.json"],
])(
  "stages that run a task of different packages at the same time read each its own summary: %s, %s",
  async (ofDomain, ofApi) => {
    const folder = await mkdtemp(path.join(tmpdir(), "grow-summaries-"));
    const write = (/** @type {string} */ file, /** @type {string} */ name) => {
      const command = `turbo run build --filter=${name} --continue=dependencies-successful -- --x --filter`;
      const summary = { execution: { command, startTime: 30 }, tasks: [{ ...ran(0), package: name }] };
      return writeFile(path.join(folder, file), JSON.stringify(summary));
    };
    await write(ofDomain, "@grow/domain");
    await write(ofApi, "@grow/api");
    for (const name of ["@grow/domain", "@grow/api"])
      expect(await readSummary(folder, "build", 20, [name])).toMatchObject([{ package: name }]);
    expect(await readSummary(folder, "build", 20, ["@grow/api", "@grow/domain"])).toEqual([]);
    await rm(folder, { recursive: true });
  },
);

test("the summary of a stage is that of its own run, without the tasks it depends on", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "grow-summaries-"));
  /**
   * @param {string} file
   * @param {string} task
   * @param {number} startTime
   * @param {object[]} tasks
   */
  const summary = (file, task, startTime, tasks) =>
    writeFile(
      path.join(folder, file),
      JSON.stringify({ execution: { command: `turbo run ${task} --filter=@grow/domain`, startTime }, tasks }),
    );
  await summary("1.json", "build", 10, []);
  await summary("2.json", "test", 30, []);
  const without = { ...ran(0), package: "@grow/testing", command: "<NONEXISTENT>" };
  await summary("3.json", "build", 30, [ran(0), { ...ran(0), task: "generate" }, without]);
  expect(await readSummary(folder, "build", 20, ["@grow/domain"])).toEqual([ran(0)]);
  await rm(folder, { recursive: true });
});
