import { readFileSync } from "node:fs";

/** How many cores the stages share; README.md says why not all that a larger machine has. */
export const cores = 2;

/** @returns {Readonly<Record<string, number>>} the seconds that each stage took in a recorded run */
export function readStageSeconds() {
  return JSON.parse(readFileSync(new URL("../../stage-seconds.json", import.meta.url), "utf8"));
}

/**
 * @typedef {object} Scheduled
 * @property {string} key
 * @property {readonly string[]} needs keys of the stages that must have succeeded before
 * @property {number} cores
 */

/**
 * Sorts stages: first those that need all cores, then those that hold up the end of the run the longest.
 *
 * @template {Scheduled} S
 * @param {readonly S[]} stages
 * @param {Readonly<Record<string, number>>} seconds by key; unknown stages count as short
 * @returns {S[]}
 */
export function longestFirst(stages, seconds) {
  /**
   * @param {S} stage
   * @returns {number} the seconds of the stage and of the longest chain of stages that wait for it
   */
  const remaining = (stage) =>
    (seconds[stage.key] ?? 0) +
    Math.max(0, ...stages.filter(({ needs }) => needs.includes(stage.key)).map(remaining));
  return [...stages].sort((one, other) => other.cores - one.cores || remaining(other) - remaining(one));
}

/**
 * Runs stages side by side, as far as they fit: each starts, in their order, as soon as the stages it needs have ended
 * and its cores are free.
 *
 * @template {Scheduled} S
 * @param {readonly S[]} stages
 * @param {object} work
 * @param {(stage: S) => Promise<boolean>} work.run resolves with whether the stage succeeded
 * @param {(stage: S, failedNeed: string) => void} work.skip called for a stage that needs one that failed
 */
export async function runSchedule(stages, { run, skip }) {
  const waiting = [...stages];
  const pending = new Set(stages.map(({ key }) => key));
  /** @type {Set<string>} */
  const failed = new Set();
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  let free = cores;

  /** @param {S} stage */
  const start = async (stage) => {
    free -= stage.cores;
    if (!(await run(stage))) failed.add(stage.key);
    pending.delete(stage.key);
    free += stage.cores;
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const stage of [...waiting]) {
      const { key, needs } = stage;
      const failedNeed = needs.find((need) => failed.has(need));
      if (failedNeed !== undefined) {
        failed.add(key);
        pending.delete(key);
        waiting.splice(waiting.indexOf(stage), 1);
        skip(stage, failedNeed);
        continue;
      }
      if (needs.some((one) => pending.has(one))) continue;
      // A stage that needs both cores gets them before later ones start.
      if (stage.cores > free) break;
      waiting.splice(waiting.indexOf(stage), 1);
      const done = start(stage).finally(() => running.delete(done));
      // When another stage throws first, nothing awaits this promise any more.
      done.catch(() => {});
      running.add(done);
    }
    if (running.size > 0) await Promise.race(running);
  }
}
