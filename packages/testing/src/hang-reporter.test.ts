import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TestCase, TestModule, Vitest } from "vitest/node";
import HangReporter from "./hang-reporter.mjs";
import { testTime } from "./test-time.mjs";

/** Above the time after which the running tests are named: the limits of a hook and a test, and the margin. */
const period = testTime.hookTimeout + testTime.testTimeout + 16_000;

const file = (name: string) => ({ type: "module", id: name, relativeModuleId: name }) as TestModule;
const vpd = file("vpd.test.ts");

const testCase = (fullName: string, timeout?: number) =>
  ({ type: "test", id: fullName, fullName, module: vpd, options: { timeout } }) as TestCase;

let written = "";
let exitCode: typeof process.exitCode;
const cancelCurrentRun = vi.fn(async () => {});
let reporter: HangReporter;

beforeEach(() => {
  vi.useFakeTimers();
  exitCode = process.exitCode;
  written = "";
  cancelCurrentRun.mockClear();
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    written += text;
    return true;
  });
  reporter = new HangReporter();
  reporter.onInit({ cancelCurrentRun } as unknown as Vitest);
  reporter.onTestRunStart();
});

afterEach(() => {
  reporter.onTestRunEnd();
  process.exitCode = exitCode;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("names the files, tests and hooks that run when nothing has moved for longer than the limits", () => {
  reporter.onTestModuleQueued(vpd);
  reporter.onTestModuleQueued(file("dli.test.ts"));
  reporter.onTestModuleEnd(file("dli.test.ts"));
  reporter.onTestCaseReady(testCase("falls"));
  reporter.onHookStart({ name: "beforeEach", entity: testCase("falls") });
  vi.advanceTimersByTime(period);
  expect(written).toContain(
    "Running:\n  vpd.test.ts\n  vpd.test.ts > falls\n  beforeEach of vpd.test.ts > falls\n",
  );
  expect(written).not.toContain("dli");
  expect(cancelCurrentRun).not.toHaveBeenCalled();
});

test("names the last test that ended, because a loop keeps the worker from naming the one that runs", () => {
  reporter.onTestModuleQueued(vpd);
  reporter.onTestCaseReady(testCase("rises"));
  reporter.onTestCaseResult(testCase("rises"));
  vi.advanceTimersByTime(period);
  expect(written).toContain("  vpd.test.ts (the last test that ended: rises)\n");
});

test("writes once for each pause", () => {
  vi.advanceTimersByTime(period + 20_000);
  expect(written.match(/Running/g)).toHaveLength(1);
  reporter.onTestModuleQueued(vpd);
  vi.advanceTimersByTime(period);
  expect(written.match(/Running/g)).toHaveLength(2);
});

test("writes nothing while tests start and end", () => {
  reporter.onTestModuleQueued(vpd);
  for (let turn = 0; turn < 20; turn += 1) {
    vi.advanceTimersByTime(testTime.hookTimeout);
    reporter.onTestCaseReady(testCase(`${turn}`));
    vi.advanceTimersByTime(testTime.testTimeout);
    reporter.onTestCaseResult(testCase(`${turn}`));
  }
  expect(written).toBe("");
});

test("waits for a running test with a longer limit of its own", () => {
  reporter.onTestCaseReady(testCase("draws", testTime.testTimeout * 3));
  vi.advanceTimersByTime(period);
  expect(written).toBe("");
  vi.advanceTimersByTime(testTime.testTimeout * 2);
  expect(written).toContain("draws");
});

test("cancels the run twice and sets exit code 1 after a second period", () => {
  reporter.onTestModuleQueued(vpd);
  vi.advanceTimersByTime(2 * period);
  expect(cancelCurrentRun).toHaveBeenCalledTimes(2);
  expect(process.exitCode).toBe(1);
  expect(written).toContain("The run ends here.");
});

test("is quiet after the end of the run", () => {
  reporter.onTestRunEnd();
  vi.advanceTimersByTime(3 * period);
  expect(written).toBe("");
});
