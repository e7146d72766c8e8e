import { expect, test } from "vitest";
import { outcomeOf } from "./turbo-stage.mjs";

const types = { key: "types", title: "Types", task: "typecheck" };

/** @param {number | null} exitCode */
const ran = (exitCode) => ({
  package: "@grow/domain",
  task: "typecheck",
  command: "tsc",
  directory: "packages/domain",
  execution: { startTime: 1000, endTime: 3000, exitCode },
});

test("a stage passes when every package ran its task with exit code 0", async () => {
  const outcome = await outcomeOf(types, [ran(0)], ["@grow/domain"]);
  expect(outcome).toMatchObject({ passed: 1, failures: [], duration: 2000 });
});

test("a stage fails when turbo was ended before a package ran", async () => {
  const outcome = await outcomeOf(types, [ran(0)], ["@grow/domain", "@grow/ui"]);
  expect(outcome.passed).toBe(0);
  expect(outcome.failures).toEqual([{ name: "@grow/ui", message: "turbo did not run its task typecheck." }]);
});

test("a stage fails when turbo left no summary", async () => {
  expect((await outcomeOf(types, [], ["@grow/domain"])).failures).toHaveLength(1);
});

test.each([1, null])("a stage fails when a task ended with exit code %s", async (exitCode) => {
  expect((await outcomeOf(types, [ran(exitCode)], ["@grow/domain"])).failures).toHaveLength(1);
});
