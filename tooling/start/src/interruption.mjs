/** Somebody asked the launcher to stop. */
export class Interruption extends Error {
  /** @param {number} exitCode of the launcher once all has stopped */
  constructor(exitCode) {
    super("Stopping …");
    this.exitCode = exitCode;
  }
}

/** How often to look whether the parent is still there, in milliseconds. */
const interval = 500;

/**
 * Listens for everything that means "stop": Ctrl-C (exit code 130, as shells expect), SIGTERM and a closed terminal
 * (exit code 0: it did what it was told), and the death of the npm that started the launcher. The second time means
 * "at once".
 *
 * @param {object} reactions
 * @param {(reason: Interruption) => void} reactions.stop
 * @param {(exitCode: number) => void} reactions.force
 * @param {NodeJS.ProcessEnv} env
 */
export function onInterruption({ stop, force }, env) {
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
  process.on("SIGTERM", () => ask(0));
  process.on("SIGHUP", () => ask(0));
  if (env.npm_lifecycle_event !== undefined) {
    // Whoever kills npm means the site. Started by a person's shell, the site may well outlive the shell.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      if (!isAsked) ask(0);
    }, interval);
    watch.unref();
  }
}
