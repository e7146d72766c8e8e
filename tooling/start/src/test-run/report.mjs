import { seconds } from "../progress.mjs";

/**
 * @typedef {object} StageOutcome
 * @property {string} [key] of its stage
 * @property {string} title
 * @property {number} passed
 * @property {readonly string[]} [tests] names of all tests that it has a result of
 * @property {Failure[]} failures
 * @property {Failure[]} [unstable] tests that failed, and passed when they were run again alone
 * @property {Failure[]} [quarantined] tests in quarantine that failed, which counts neither way
 * @property {number} duration in milliseconds
 * @property {readonly import("./timings.mjs").PackageTime[]} [packages] how long its tests took, by package
 * @property {readonly import("./timings.mjs").FileTime[]} [files] how long its test files took
 */

/**
 * @typedef {object} Failure
 * @property {string} name
 * @property {string} message
 * @property {readonly string[]} [tests] names of other tests that did not run because of it
 * @property {import("./rerun.mjs").Rerun} [rerun] how to run the test again; without it, a second run proves nothing
 * @property {string} [file] the test file, relative to the root; without it, the whole task failed
 * @property {number} [line] of the test in its file, where a single test can be chosen by it
 */

/** How many lines of a failure's message are shown. */
const shown = 34;

/**
 * Reports how a run ended.
 *
 * @param {readonly StageOutcome[]} outcomes
 * @param {{ duration: number, cpu: number | null }} took milliseconds of the whole run, and of processor time, if known
 * @returns {{ lines: string[], isGood: boolean }} the last line is `N passed, N failed`
 */
export function report(outcomes, { duration, cpu }) {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failures.length, 0);
  const lines = [""];
  for (const { title, failures, unstable = [], quarantined = [] } of outcomes) {
    for (const { name, message } of quarantined)
      lines.push(`QUARANTINED  ${title}: ${name}`, ...excerpt(message));
    for (const { name, message } of unstable)
      lines.push(
        `UNSTABLE  ${title}: ${name}`,
        ...excerpt(message),
        "        It passed when it ran again alone.",
      );
    for (const { name, message } of failures) lines.push(`FAILED  ${title}: ${name}`, ...excerpt(message));
  }
  if (lines.length > 1) lines.push("");
  for (const { title, passed: good, failures, duration: time } of outcomes) {
    const sign = failures.length > 0 ? "✗" : good > 0 ? "✓" : "–";
    lines.push(
      `  ${sign} ${title.padEnd(32)} ${String(good).padStart(6)} passed ${String(failures.length).padStart(4)} failed  ${seconds(time)}`,
    );
  }
  const processor = cpu === null ? "" : ` and ${seconds(cpu)} of processor time`;
  if (passed + failed === 0)
    lines.push("", "Nothing ran, so nothing is proved: the stages had nothing to do.");
  lines.push("", `It took ${seconds(duration)}${processor}.`, `${passed} passed, ${failed} failed`);
  return { lines, isGood: failed === 0 && passed > 0 };
}

/**
 * @param {string} message
 * @returns {string[]} its first lines, indented
 */
function excerpt(message) {
  const lines = withoutColours(message).trimEnd().split("\n");
  return lines.slice(0, shown).map((line) => `        ${line}`);
}

/**
 * @param {string} text
 * @returns {string} the text without the terminal's colours and links
 */
function withoutColours(text) {
  const esc = "\u001b";
  const link = new RegExp(`${esc}\\]8;;.*?(?:${esc}\\\\|\u0007)`, "g");
  const colour = new RegExp(`${esc}\\[[0-9;]*m`, "g");
  return text.replace(link, "").replace(colour, "");
}
