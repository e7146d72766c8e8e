import { expect, test } from "vitest";
import { runSchedule } from "./schedule.mjs";

/**
 * @param {string} key
 * @param {{ needs?: string[], cores?: number }} [options]
 */
const stage = (key, { needs = [], cores = 1 } = {}) => ({ keys: [key], needs, cores });

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
    async run({ keys: [key = ""] }) {
      log.push(`${key} starts`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      log.push(`${key} ends`);
      return new Set(failing.includes(key) ? [key] : []);
    },
    skip: ({ keys }, need) => log.push(`${keys[0]} skipped for ${need}`),
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

test("an error of a stage ends the schedule", async () => {
  const run = async () => {
    throw new Error("stopped");
  };
  await expect(runSchedule([stage("a"), stage("b")], { run, skip: () => {} })).rejects.toThrow("stopped");
});
