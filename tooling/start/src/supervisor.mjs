import { setMaxListeners } from "node:events";
import { startChild } from "./child.mjs";

/** Milliseconds between SIGTERM and SIGKILL. */
const grace = 12_000;

/** An expected failure: its message is shown without a stack, with the last lines of the child process. */
export class StartError extends Error {
  /**
   * @param {string} message one sentence
   * @param {readonly string[]} [lastLines]
   */
  constructor(message, lastLines = []) {
    super(message);
    this.lastLines = lastLines;
  }
}

/** Supervises child processes: stops them together, the first started last, and aborts all when a server ends early. */
export function createSupervisor() {
  /** @type {import("./child.mjs").Child[]} */
  const children = [];
  const failure = new AbortController();
  // Each running child adds a listener, so many listeners are no leak.
  setMaxListeners(0, failure.signal);

  /** @param {import("./child.mjs").ChildPlan} plan */
  const start = (plan) => {
    failure.signal.throwIfAborted();
    const child = startChild(plan);
    children.push(child);
    return child;
  };

  return {
    /** Aborted with a `StartError` when a server has ended by itself, or with the reason given to `abort`. */
    failure: failure.signal,

    /** @param {Error} reason why no more processes may start */
    abort(reason) {
      failure.abort(reason);
    },

    /**
     * Starts a server that must run until it is stopped.
     *
     * @param {import("./child.mjs").ChildPlan} plan
     * @param {(error: StartError) => void} [onLoss] called when it has ended by itself; without it, that aborts all
     */
    serve(plan, onLoss = (error) => failure.abort(error)) {
      const child = start(plan);
      child.ended.then((code) => {
        if (child.wasAskedToEnd()) return;
        onLoss(
          new StartError(
            `${plan.name} ended by itself with code ${code} (its log is ${child.log}).`,
            child.lastLines(),
          ),
        );
      });
      return child;
    },

    /**
     * Runs a command to its end.
     *
     * @param {import("./child.mjs").ChildPlan} plan
     * @param {string} message the sentence for an exit code other than 0
     * @returns {Promise<void>}
     * @throws {StartError} when it fails; the reason of `failure` when that is aborted first
     */
    async run(plan, message) {
      const child = start(plan);
      const code = await Promise.race([child.ended, aborted(failure.signal)]);
      children.splice(children.indexOf(child), 1);
      if (code !== 0) throw new StartError(`${message} (its log is ${child.log})`, child.lastLines());
    },

    /** Stops all children, the first started last: the others depend on it. */
    async stop() {
      const [first, ...others] = children;
      await Promise.all(others.map((child) => child.stop(grace)));
      await first?.stop(grace);
    },

    /** Kills all children. */
    kill() {
      for (const child of children) child.kill();
    },
  };
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<never>} rejects with the reason once the signal is aborted
 */
export function aborted(signal) {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** @typedef {ReturnType<typeof createSupervisor>} Supervisor */
