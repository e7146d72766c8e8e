// Plain JavaScript, like the settings that name it.
import { testTime } from "./test-time.mjs";

/** Above the sum of the two limits, so that a timeout of vitest itself comes first. */
const margin = 15_000;

export default class HangReporter {
  /** Names and limits of what is running, by id. */
  #running = new Map();
  /** The last test that ended in each running file, by the file's id. */
  #lastEnded = new Map();
  #quietSince = 0;
  #hasWritten = false;
  #timer;
  #vitest;

  onInit(vitest) {
    this.#vitest = vitest;
  }

  onTestRunStart() {
    this.#running.clear();
    this.#lastEnded.clear();
    this.#moved();
    this.#timer = setInterval(() => this.#check(), 1000).unref();
  }

  onTestRunEnd() {
    clearInterval(this.#timer);
  }

  // Queued, not started: an endless loop at the top of a file keeps it from starting.
  onTestModuleQueued({ id, relativeModuleId }) {
    this.#start(id, relativeModuleId);
  }

  onTestModuleCollected() {
    this.#moved();
  }

  onTestModuleStart() {
    this.#moved();
  }

  onTestModuleEnd({ id }) {
    this.#lastEnded.delete(id);
    this.#stop(id);
  }

  onTestCaseReady(test) {
    this.#start(test.id, nameOf(test), test.options.timeout);
  }

  onTestCaseResult(test) {
    this.#lastEnded.set(test.module.id, test.fullName);
    this.#stop(test.id);
  }

  onHookStart({ name, entity }) {
    this.#start(`${name} ${entity.id}`, `${name} of ${nameOf(entity)}`);
  }

  onHookEnd({ name, entity }) {
    this.#stop(`${name} ${entity.id}`);
  }

  #start(id, name, limit = testTime.testTimeout) {
    this.#running.set(id, { name, limit });
    this.#moved();
  }

  #stop(id) {
    this.#running.delete(id);
    this.#moved();
  }

  #moved() {
    this.#quietSince = Date.now();
    this.#hasWritten = false;
  }

  #check() {
    const limits = [...this.#running.values()].map(({ limit }) => limit);
    const period = testTime.hookTimeout + Math.max(testTime.testTimeout, ...limits) + margin;
    const quiet = Date.now() - this.#quietSince;
    if (quiet > period && !this.#hasWritten) {
      this.#hasWritten = true;
      this.#write(quiet);
    }
    if (quiet > 2 * period) {
      clearInterval(this.#timer);
      this.#write(quiet);
      this.#endRun();
    }
  }

  #write(quiet) {
    const lines = [...this.#running].map(([id, { name }]) => {
      const last = this.#lastEnded.get(id);
      return `  ${name}${last === undefined ? "" : ` (the last test that ended: ${last})`}`;
    });
    const seconds = Math.round(quiet / 1000);
    process.stderr.write(
      `\nNo test has started or ended for ${seconds} s. Running:\n${lines.join("\n") || "  nothing"}\n`,
    );
  }

  #endRun() {
    process.stderr.write("The run ends here.\n");
    process.exitCode = 1;
    // As Ctrl-C pressed twice: the second kills the workers that do not react to the first, and vitest reports the results until then.
    // Exiting here at once would leave looping workers behind.
    this.#vitest.cancelCurrentRun("keyboard-input");
    this.#vitest.cancelCurrentRun("keyboard-input");
    setTimeout(() => process.exit(1), 10_000).unref();
  }
}

function nameOf(entity) {
  if (entity.type === "module") return entity.relativeModuleId;
  return `${entity.module.relativeModuleId} > ${entity.fullName}`;
}
