import { readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../settings.mjs";

/**
 * @typedef {object} Tally
 * @property {string[]} passed names of tests
 * @property {import("./report.mjs").Failure[]} failures one for each test that failed, and for each file that failed outside of its tests
 * @property {import("./timings.mjs").FileTime[]} files
 */

/**
 * Reads what vitest's or Playwright's JSON reporter left.
 *
 * @param {string} file absolute path
 * @param {string} [label] put before the names, to tell packages apart
 * @returns {Promise<Tally>} a file that is missing or no report counts as one failure
 */
export async function readResults(file, label = "") {
  /** @param {string} message */
  const nothing = (message) => ({ passed: [], failures: [{ name: label || file, message }], files: [] });
  let report;
  try {
    report = JSON.parse(await readFile(file, "utf8"));
  } catch {
    return nothing("The tests left no results.");
  }
  if (!report.suites && !report.testResults?.length) return nothing("No test ran.");
  const tally = Array.isArray(report.suites) ? readPlaywright(report) : readVitest(report);
  const prefix = label === "" ? "" : `${label} › `;
  return {
    passed: tally.passed.map((name) => prefix + name),
    failures: tally.failures.map(({ tests, ...failure }) => ({
      ...failure,
      name: prefix + failure.name,
      ...(tests ? { tests: tests.map((name) => prefix + name) } : {}),
    })),
    files: tally.files,
  };
}

/**
 * @param {Tally} tally
 * @returns {string[]} names of all tests with a result
 */
export function testsOf({ passed, failures }) {
  return [...passed, ...failures.flatMap(({ name, tests = [] }) => [name, ...tests])];
}

/**
 * @typedef {object} VitestReport
 * @property {{ name: string, status: string, message?: string, startTime: number, endTime: number, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }[]} testResults
 */

/**
 * @param {VitestReport} report
 * @returns {Tally}
 */
function readVitest(report) {
  /** @type {Tally} */
  const tally = { passed: [], failures: [], files: [] };
  for (const file of report.testResults) {
    const name = path.relative(root, file.name);
    tally.files.push({ name, milliseconds: file.endTime - file.startTime });
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    for (const { fullName, status } of file.assertionResults) {
      if (status === "passed") tally.passed.push(fullName);
    }
    for (const { fullName, failureMessages } of failed) {
      // The report has only the stack of a timeout, which vitest makes before the test starts.
      const message = (failureMessages?.[0] ?? "").replace("Error: STACK_TRACE_ERROR", "The test timed out.");
      tally.failures.push({ name: fullName, message, file: name });
    }
    const outside = failureOutside(file, failed.length);
    if (outside !== null) tally.failures.push({ name, ...outside, file: name });
  }
  return tally;
}

/**
 * Finds what failed in a file besides its tests: its code, a hook, or the process that ran it.
 *
 * @param {VitestReport["testResults"][number]} file
 * @param {number} failed how many of its tests failed
 * @returns {{ message: string, tests: string[] } | null} with the names of the tests that it kept from running
 */
function failureOutside({ status, message = "", assertionResults }, failed) {
  const isFailed = status === "failed" && (failed === 0 || message !== "");
  const tests = assertionResults
    // A test stays pending when the process or the run ends before it; a hook that fails skips the tests after it.
    .filter((test) => test.status === "pending" || (isFailed && test.status === "skipped"))
    .map(({ fullName }) => fullName);
  // The run ended before a file without tests: vitest fails one that has none.
  const isComplete = assertionResults.length > 0 && tests.length === 0;
  if (isComplete && !isFailed) return null;
  const reason = isFailed ? message || "A hook failed." : "The process that ran it ended, or the run.";
  return { message: tests.length > 0 ? `${reason}\nNot run: ${tests.join(", ")}` : reason, tests };
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, ok: boolean, file: string, line: number, tests: { status: string, expectedStatus?: string, results: { duration?: number, errors?: { message?: string }[] }[] }[] }[]} [specs]
 */

/**
 * @param {{ suites: PlaywrightSuite[], config?: { rootDir?: string }, errors?: { message?: string }[] }} report
 * @returns {Tally}
 */
function readPlaywright(report) {
  /** @type {Tally} */
  const tally = { passed: [], failures: [], files: [] };
  const folder = report.config?.rootDir ?? root;
  /**
   * @param {PlaywrightSuite} suite
   * @param {readonly string[]} titles of the suites around it
   */
  const visit = (suite, titles) => {
    const here = [...titles, suite.title];
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const name = [...here, spec.title].join(" › ");
        if (test.status === "expected") tally.passed.push(name);
        // Skipped without being meant to: a hook or an earlier test kept it from running.
        else if (test.status !== "skipped" || test.expectedStatus !== "skipped") {
          // Of a timeout the first says only that it was one, the second what the test was waiting for.
          const errors = test.results.flatMap((result) => result.errors ?? []).map(({ message }) => message);
          const otherwise = test.status === "skipped" ? "It did not run." : test.status;
          const message = errors.length > 0 ? errors.join("\n\n") : otherwise;
          const file = path.relative(root, path.resolve(folder, spec.file));
          tally.failures.push({ name, message, file, line: spec.line });
        }
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, here);
  };
  for (const suite of report.suites) {
    visit(suite, []);
    tally.files.push({ name: suite.title, milliseconds: playwrightDuration(suite) });
  }
  for (const error of report.errors ?? []) {
    tally.failures.push({ name: "the run itself", message: error.message ?? "" });
  }
  return tally;
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {number} milliseconds of all its tests
 */
function playwrightDuration({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const inner = suites.reduce((sum, suite) => sum + playwrightDuration(suite), 0);
  return own.reduce((sum, { duration = 0 }) => sum + duration, inner);
}
