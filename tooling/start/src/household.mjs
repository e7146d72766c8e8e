import { setMaxListeners } from "node:events";
import { startChild } from "./child.mjs";

/** Time a child has to end by itself before it is killed, in milliseconds. */
const grace = 12_000;

/** Something went wrong that is told in its message, with the last lines of the child it happened in. */
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

/**
 * Keeps the children together: they are stopped together, the first started last, and a server that ends
 * before its time brings the others down.
 */
export function createHousehold() {
  /** @type {import("./child.mjs").Child[]} */
  const children = [];
  const trouble = new AbortController();
  // Every child that runs listens to it; that is no leak.
  setMaxListeners(0, trouble.signal);

  /** @param {import("./child.mjs").ChildPlan} plan */
  const start = (plan) => {
    trouble.signal.throwIfAborted();
    const child = startChild(plan);
    children.push(child);
    return child;
  };

  return {
    /** Aborted with a `StartError` when a server has ended by itself, or with the reason given to `give up`. */
    trouble: trouble.signal,

    /** @param {Error} reason why no more is to be started */
    giveUp(reason) {
      trouble.abort(reason);
    },

    /**
     * Starts a server, which is to run until it is stopped.
     *
     * @param {import("./child.mjs").ChildPlan} plan
     */
    serve(plan) {
      const child = start(plan);
      child.ended.then((code) => {
        if (child.wasAskedToEnd()) return;
        trouble.abort(
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
     * @param {string} failure the sentence for an exit code other than 0
     * @returns {Promise<void>}
     * @throws {StartError} when it fails, or what `trouble` holds when that comes first
     */
    async run(plan, failure) {
      const child = start(plan);
      const code = await Promise.race([child.ended, aborted(trouble.signal)]);
      children.splice(children.indexOf(child), 1);
      if (code !== 0) throw new StartError(`${failure} (its log is ${child.log})`, child.lastLines());
    },

    /** Stops all children, the first started last: it is what the others stand on. */
    async stop() {
      const [first, ...others] = children;
      await Promise.all(others.map((child) => child.stop(grace)));
      await first?.stop(grace);
    },

    /** Ends all children at once. */
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

/** @typedef {ReturnType<typeof createHousehold>} Household */
