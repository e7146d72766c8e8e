import { seconds } from "../progress.mjs";

/**
 * @typedef {object} StageOutcome
 * @property {string} title
 * @property {number} passed
 * @property {{ name: string, message: string }[]} failures
 * @property {number} duration in milliseconds
 */

/** How much of a failure's message is shown, in lines. */
const shown = 34;

/**
 * Says how a run ended.
 *
 * @param {readonly StageOutcome[]} outcomes
 * @param {number} duration of the whole run in milliseconds
 * @returns {{ lines: string[], isGood: boolean }} the last line is `N passed, N failed`
 */
export function report(outcomes, duration) {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failures.length, 0);
  const lines = [""];
  for (const { title, failures } of outcomes) {
    for (const { name, message } of failures) {
      lines.push(`FAILED  ${title}: ${name}`);
      lines.push(
        ...withoutColours(message)
          .trimEnd()
          .split("\n")
          .slice(0, shown)
          .map((line) => `        ${line}`),
      );
    }
  }
  if (failed > 0) lines.push("");
  for (const { title, passed: good, failures, duration: time } of outcomes) {
    const sign = failures.length === 0 ? "✓" : "✗";
    lines.push(
      `  ${sign} ${title.padEnd(32)} ${String(good).padStart(6)} passed ${String(failures.length).padStart(4)} failed  ${seconds(time)}`,
    );
  }
  lines.push("", `It took ${seconds(duration)}.`, `${passed} passed, ${failed} failed`);
  return { lines, isGood: failed === 0 && passed > 0 };
}

/**
 * @param {string} text
 * @returns {string} what is left when colours and links of a terminal are taken out
 */
function withoutColours(text) {
  const esc = "\u001b";
  const link = new RegExp(`${esc}\\]8;;.*?(?:${esc}\\\\|\u0007)`, "g");
  const colour = new RegExp(`${esc}\\[[0-9;]*m`, "g");
  return text.replace(link, "").replace(colour, "");
}
