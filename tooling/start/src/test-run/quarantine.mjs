import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../settings.mjs";

/**
 * @typedef {{ test: string, file: string, reason: string, since: string }} QuarantineRow `file` is relative to the root, `since` a day such
 *   as 2026-11-26
 */

const most = 5;
const longest = 14;

/** @returns {QuarantineRow[]} unstable tests whose failures are only reported, until their cause is found */
export function readQuarantine() {
  return JSON.parse(readFileSync(new URL("../../quarantine.json", import.meta.url), "utf8"));
}

/**
 * Takes failures of tests in quarantine out of an outcome. What failed without a file (a stage, a package, a run) is no test, so no row
 * matches it.
 *
 * @param {import("./report.mjs").StageOutcome} outcome
 * @param {readonly QuarantineRow[]} rows
 * @returns {import("./report.mjs").StageOutcome}
 */
export function withQuarantine(outcome, rows) {
  /** @param {import("./report.mjs").Failure} failure */
  const isIn = ({ name, file }) =>
    file !== undefined && rows.some((row) => row.test === name && row.file === file);
  const quarantined = outcome.failures.filter(isIn);
  if (quarantined.length === 0) return outcome;
  return { ...outcome, failures: outcome.failures.filter((failure) => !isIn(failure)), quarantined };
}

/**
 * Checks that quarantine stays small and short, and holds only tests that exist.
 *
 * @param {readonly QuarantineRow[]} rows
 * @param {Date} now
 * @param {ReadonlySet<string> | null} tests names of all tests; null when not all have run
 * @returns {string[]} problems
 */
export function quarantineProblems(rows, now, tests) {
  const problems = rows.flatMap(({ test, file, reason, since }) => {
    const days = (now.getTime() - Date.parse(`${since}T00:00`)) / 86_400_000;
    if (!test || !file || !reason || Number.isNaN(days))
      return [`A row lacks test, file, reason or since: ${test ?? reason}`];
    if (!existsSync(path.join(root, file))) return [`${test}: there is no file ${file}`];
    // It may be tomorrow where the row was written.
    if (days < -1) return [`${test}: its day is in the future`];
    if (tests?.has(test) === false) return [`${test}: there is no such test`];
    return days > longest ? [`${test}: in quarantine for more than ${longest} days`] : [];
  });
  if (rows.length > most) problems.push(`${rows.length} tests are in quarantine, ${most} at most may be`);
  return problems;
}
