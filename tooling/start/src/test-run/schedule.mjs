/** How many cores the stages share; README.md says why not all that a larger machine has. */
const cores = 2;

/**
 * Runs stages side by side, as far as they fit: each starts, in their order, as soon as the stages it needs have ended
 * and its cores are free.
 *
 * @template {{ keys: readonly string[], needs: readonly string[], cores: number }} S
 * @param {readonly S[]} stages
 * @param {object} work
 * @param {(stage: S) => Promise<ReadonlySet<string>>} work.run resolves with the keys that failed
 * @param {(stage: S, failedNeed: string) => void} work.skip called for a stage that needs one that failed
 */
export async function runSchedule(stages, { run, skip }) {
  const waiting = [...stages];
  const pending = new Set(stages.flatMap(({ keys }) => keys));
  /** @type {Set<string>} */
  const failed = new Set();
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  let free = cores;

  /** @param {S} stage */
  const start = async (stage) => {
    free -= stage.cores;
    const failedKeys = await run(stage);
    for (const key of failedKeys) failed.add(key);
    for (const key of stage.keys) pending.delete(key);
    free += stage.cores;
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const stage of [...waiting]) {
      const failedNeed = stage.needs.find((need) => failed.has(need));
      if (failedNeed !== undefined) {
        for (const key of stage.keys) {
          failed.add(key);
          pending.delete(key);
        }
        waiting.splice(waiting.indexOf(stage), 1);
        skip(stage, failedNeed);
        continue;
      }
      if (stage.needs.some((need) => pending.has(need))) continue;
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
