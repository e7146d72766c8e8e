import path from "node:path";
import { seconds } from "../progress.mjs";

/** Exit codes of `pnpm check`. */
const RIGHT = 0;
const WRONG = 1;
const UNFINISHED = 2;

/** More files of a folder than these are named by the folder. */
const NAMED_FILES = 5;

/** @param {readonly string[]} files paths */
function byFolder(files) {
  /** @type {Map<string, string[]>} */
  const folders = new Map();
  for (const file of files) {
    const folder = path.dirname(file);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders].flatMap(([folder, within]) =>
    within.length > NAMED_FILES
      ? [`${within.length} files in ${folder}: no check here reads them`]
      : within.map((file) => `${file}: no check here reads it`),
  );
}

/**
 * @param {object} result
 * @param {readonly string[]} result.passed titles of steps
 * @param {readonly string[]} result.failed titles of steps
 * @param {readonly string[]} result.timedOut titles of steps for which no time was left
 * @param {readonly string[]} result.unchecked changed files that no step is about
 * @param {readonly string[]} result.leftOut what only `npm test` proves, in words
 * @param {number} result.duration in milliseconds
 * @returns {{ lines: string[], exitCode: number }} exit code 0 only when something was checked, nothing was cut short, and all is right
 */
export function report({ passed, failed, timedOut, unchecked, leftOut, duration }) {
  const time = seconds(duration);
  const lines = [
    "",
    `Left out: ${leftOut.join(", ")} (npm test runs them)`,
    ...timedOut.map((title) => `  ${title}: no time left`),
    ...byFolder(unchecked).map((files) => `  ${files}`),
  ];
  if (failed.length > 0) {
    lines.push(`Failed: ${failed.join(", ")}`, `Mistakes found in ${time}.`);
    return { lines, exitCode: WRONG };
  }
  if (timedOut.length > 0) {
    lines.push(`Not finished in ${time}: no mistake found so far, but the steps above must still run.`);
    return { lines, exitCode: UNFINISHED };
  }
  if (passed.length === 0) {
    lines.push("Nothing was checked: no check here is about these files. npm test covers them.");
    return { lines, exitCode: WRONG };
  }
  lines.push(`No mistake found in ${time}.`);
  return { lines, exitCode: RIGHT };
}
