import type { ReportedHookContext, Reporter, TestCase, TestModule, Vitest } from "vitest/node";

/**
 * A vitest reporter that names the running tests when nothing has started or ended for longer than any limit allows. Vitest cannot
 * interrupt an endless loop, so after a second such period the reporter ends the run.
 */
export default class HangReporter implements Reporter {
  onInit(vitest: Vitest): void;
  onTestRunStart(): void;
  onTestRunEnd(): void;
  onTestModuleQueued(file: TestModule): void;
  onTestModuleCollected(): void;
  onTestModuleStart(): void;
  onTestModuleEnd(file: TestModule): void;
  onTestCaseReady(test: TestCase): void;
  onTestCaseResult(test: TestCase): void;
  onHookStart(hook: ReportedHookContext): void;
  onHookEnd(hook: ReportedHookContext): void;
}
