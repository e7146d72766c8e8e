import { readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../settings.mjs";

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {import("./report.mjs").Failure[]} failures one for each test that failed
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
  let report;
  try {
    report = JSON.parse(await readFile(file, "utf8"));
  } catch {
    return {
      passed: 0,
      failures: [{ name: label || file, message: "The tests left no results." }],
      files: [],
    };
  }
  const tally = Array.isArray(report.suites) ? readPlaywright(report) : readVitest(report);
  const prefix = label === "" ? "" : `${label} › `;
  return {
    passed: tally.passed,
    failures: tally.failures.map((failure) => ({ ...failure, name: prefix + failure.name })),
    files: tally.files,
  };
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
  const tally = { passed: 0, failures: [], files: [] };
  for (const file of report.testResults) {
    const name = path.relative(root, file.name);
    tally.files.push({ name, milliseconds: file.endTime - file.startTime });
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    tally.passed += file.assertionResults.filter(({ status }) => status === "passed").length;
    for (const { fullName, failureMessages } of failed) {
      // The report has only the stack of a timeout, which vitest makes before the test starts.
      const message = (failureMessages?.[0] ?? "").replace("Error: STACK_TRACE_ERROR", "The test timed out.");
      tally.failures.push({ name: fullName, message, file: name });
    }
    // A file that could not even be loaded has no tests, and a hook that fails belongs to none.
    if (file.status === "failed" && failed.length === 0) {
      tally.failures.push({ name, message: file.message ?? "", file: name });
    }
  }
  return tally;
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, ok: boolean, file: string, line: number, tests: { status: string, results: { duration?: number, error?: { message?: string } }[] }[] }[]} [specs]
 */

/**
 * @param {{ suites: PlaywrightSuite[], errors?: { message?: string }[] }} report
 * @returns {Tally}
 */
function readPlaywright(report) {
  /** @type {Tally} */
  const tally = { passed: 0, failures: [], files: [] };
  /**
   * @param {PlaywrightSuite} suite
   * @param {readonly string[]} path
   */
  const visit = (suite, path) => {
    const here = [...path, suite.title];
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status === "expected") tally.passed += 1;
        else if (test.status !== "skipped") {
          const error = test.results.find((result) => result.error)?.error;
          const name = [...here, spec.title].join(" › ");
          const message = error?.message ?? test.status;
          tally.failures.push({ name, message, file: spec.file, line: spec.line });
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
