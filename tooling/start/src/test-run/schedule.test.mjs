import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { journeysArguments } from "./journeys-stage.mjs";
import { cores, longestFirst, readStageSeconds, runSchedule } from "./schedule.mjs";
import { stages } from "./stages.mjs";
import { turboArguments } from "./turbo-stage.mjs";

/**
 * @param {string} key
 * @param {{ needs?: string[], cores?: number }} [options]
 */
const stage = (key, { needs = [], cores = 1 } = {}) => ({ key, needs, cores });

/**
 * Runs stages that take a turn each, and records what happens.
 *
 * @param {ReturnType<typeof stage>[]} stages
 * @param {readonly string[]} [failing]
 */
async function record(stages, failing = []) {
  /** @type {string[]} */
  const log = [];
  await runSchedule(stages, {
    async run({ key }) {
      log.push(`${key} starts`);
      await nextTurn();
      log.push(`${key} ends`);
      return !failing.includes(key);
    },
    skip: ({ key }, need) => log.push(`${key} skipped for ${need}`),
  });
  return log;
}

test("two stages of one core run side by side, a third waits", async () => {
  const log = await record([stage("a"), stage("b"), stage("c")]);
  expect(log.slice(0, 2)).toEqual(["a starts", "b starts"]);
  expect(log.indexOf("c starts")).toBeGreaterThan(log.indexOf("a ends"));
});

test("a stage of two cores runs alone, and later stages do not overtake it", async () => {
  const log = await record([stage("a"), stage("b", { cores: 2 }), stage("c")]);
  expect(log).toEqual(["a starts", "a ends", "b starts", "b ends", "c starts", "c ends"]);
});

test("a stage starts after the stages it needs, and needs of stages that were not chosen are ignored", async () => {
  const log = await record([stage("a", { needs: ["not chosen"] }), stage("b", { needs: ["a"] })]);
  expect(log).toEqual(["a starts", "a ends", "b starts", "b ends"]);
});

test("a stage is skipped when one that it needs failed, and so are those that need it", async () => {
  const log = await record([stage("a"), stage("b", { needs: ["a"] }), stage("c", { needs: ["b"] })], ["a"]);
  expect(log.slice(2)).toEqual(["b skipped for a", "c skipped for b"]);
});

test("stages that need all cores come first, then those that hold up the end the longest", () => {
  const order = longestFirst(
    [
      stage("short"),
      stage("long"),
      stage("begins the longest chain"),
      stage("last", { needs: ["begins the longest chain"] }),
      stage("alone", { cores: 2 }),
    ],
    { short: 5, long: 10, "begins the longest chain": 6, last: 7, alone: 1 },
  ).map(({ key }) => key);
  expect(order).toEqual(["alone", "begins the longest chain", "long", "last", "short"]);
});

test("the seconds of all stages are recorded", () => {
  expect(Object.keys(readStageSeconds())).toEqual(stages.map(({ key }) => key).sort());
});

test("no stage books more cores than all share, and turbo runs as many tasks as its stage books", () => {
  expect(stages.filter((one) => one.cores > cores)).toEqual([]);
  expect(turboArguments("test", 1, { packages: [] })).toContain("--concurrency=1");
});

test("journeys of different stages keep their traces in different folders", () => {
  const outputs = stages
    .map(({ key }) => journeysArguments({ key, folder: "tooling/e2e", workers: 2 }))
    .map((all) => all.find((argument) => argument.startsWith("--output=")));
  expect(outputs).not.toContain(undefined);
  expect(new Set(outputs).size).toBe(stages.length);
});

test("an error of a stage ends the schedule", async () => {
  const run = async () => {
    throw new Error("stopped");
  };
  await expect(runSchedule([stage("a"), stage("b")], { run, skip: () => {} })).rejects.toThrow("stopped");
});
