/** The launcher was asked to stop. */
export class Interruption extends Error {
  /** @param {number} exitCode of the process once all has stopped */
  constructor(exitCode) {
    super("Stopping …");
    this.exitCode = exitCode;
  }
}

/** Milliseconds between two checks of the parent process. */
const interval = 500;

/**
 * Reacts to everything that means "stop": Ctrl-C (exit code 130, as shells expect), SIGTERM, SIGHUP, and the end of the npm that started
 * this process. The second signal forces the end.
 *
 * @param {object} reactions
 * @param {(reason: Interruption) => void} reactions.stop
 * @param {(exitCode: number) => void} reactions.force
 * @param {NodeJS.ProcessEnv} env
 * @param {number} terminated the exit code for all but Ctrl-C
 */
export function onInterruption({ stop, force }, env, terminated) {
  let isAsked = false;
  /** @param {number} exitCode */
  const ask = (exitCode) => {
    if (isAsked) {
      force(exitCode);
      return;
    }
    isAsked = true;
    stop(new Interruption(exitCode));
  };
  process.on("SIGINT", () => ask(130));
  process.on("SIGTERM", () => ask(terminated));
  process.on("SIGHUP", () => ask(terminated));
  if (env.npm_lifecycle_event !== undefined) {
    // Killing npm means stopping the site. Without npm, the site may outlive the shell that started it.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      if (!isAsked) ask(terminated);
    }, interval);
    watch.unref();
  }
}
