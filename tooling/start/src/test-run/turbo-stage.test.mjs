import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
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
  const outcome = await outcomeOf(build, [ran(0)], ["@grow/domain"]);
  expect(outcome).toMatchObject({ passed: 1, failures: [], duration: 2000 });
});

test("a stage fails when turbo was ended before a package ran", async () => {
  const outcome = await outcomeOf(build, [ran(0)], ["@grow/domain", "@grow/ui"]);
  expect(outcome.passed).toBe(0);
  expect(outcome.failures).toEqual([{ name: "@grow/ui", message: "turbo did not run its task build." }]);
});

test("a stage fails when turbo left no summary", async () => {
  expect((await outcomeOf(build, [], ["@grow/domain"])).failures).toHaveLength(1);
});

test.each([1, null])("a stage fails when a task ended with exit code %s", async (exitCode) => {
  expect((await outcomeOf(build, [ran(exitCode)], ["@grow/domain"])).failures).toHaveLength(1);
});

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
      JSON.stringify({ execution: { command: `turbo run ${task} --concurrency=1`, startTime }, tasks }),
    );
  await summary("1.json", "build", 10, []);
  await summary("2.json", "test", 30, []);
  const without = { ...ran(0), package: "@grow/testing", command: "<NONEXISTENT>" };
  await summary("3.json", "build", 30, [ran(0), { ...ran(0), task: "generate" }, without]);
  expect(await readSummary(folder, "build", 20)).toEqual([ran(0)]);
  await rm(folder, { recursive: true });
});
