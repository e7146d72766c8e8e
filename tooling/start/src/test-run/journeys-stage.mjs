import { rm } from "node:fs/promises";
import path from "node:path";
import { root } from "../settings.mjs";
import { pnpmCommand } from "../workspace.mjs";
import { readResults, testsOf } from "./results.mjs";
import { runTests } from "./run-tests.mjs";

/**
 * A stage that is a run of Playwright, and counts as many tests as it ran.
 *
 * @param {object} options
 * @param {string} options.key
 * @param {string} options.title
 * @param {string} options.folder of the package whose script `journeys` runs the tests
 * @param {string} options.results the file of Playwright's JSON reporter in its folder `test-results`
 * @param {number} options.cores the number of browsers
 * @param {string} [options.tag] of the tests to run; without it, all
 * @param {(context: import("./stages.mjs").StageContext) => readonly string[]} [options.select] the files to run, none for an empty list;
 *   without it, all
 * @param {string} [options.node] the version of Node that runs them and the site; without it, the present one
 * @returns {import("./stages.mjs").Stage}
 */
export function journeysStage({ key, title, folder, results, cores, tag, select, node }) {
  return {
    key,
    title,
    needs: ["build", "site"],
    cores,
    async run(context) {
      const files = select?.(context);
      if (files?.length === 0) return { key, title, passed: 0, failures: [], duration: 0 };
      const began = Date.now();
      const file = path.join(root, folder, "test-results", results);
      await rm(file, { force: true });
      const args = journeysArguments({ key, folder, workers: cores, tag, files });
      const command = [...(await pnpmCommand()), ...args];
      const { problem } = await runTests(context, { name: key, command, ...(node ? { node } : {}) });
      const tally = await readResults(file);
      if (problem !== null && tally.failures.length === 0)
        tally.failures.push({ name: "the run itself", message: problem });
      const duration = Date.now() - began;
      const rerun = { folder, script: "journeys", results, ...(node ? { node } : {}) };
      // What failed outside of the journeys concerns all of them: a second run of all would take as long as the stage.
      const failures = tally.failures.map((one) => (one.file === undefined ? one : { ...one, rerun }));
      return {
        ...{ key, title, duration, passed: tally.passed.length, failures, tests: testsOf(tally) },
        ...{ packages: [{ name: folder, milliseconds: duration }], files: tally.files },
      };
    },
  };
}

/**
 * @param {{ key: string, folder: string, workers: number, tag?: string | undefined, files?: readonly string[] | undefined }} options
 * @returns {string[]} arguments for pnpm
 */
export function journeysArguments({ key, folder, workers, tag, files = [] }) {
  const some = tag === undefined ? [] : [`--grep=${tag}`];
  // Playwright empties its folder first, and stages of one package must not delete each other's traces.
  const output = `--output=test-results/artifacts/${key}`;
  return ["--filter", `./${folder}`, "journeys", ...files, `--workers=${workers}`, output, ...some];
}
