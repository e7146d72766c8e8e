/** Requests under way get this long to end. */
const PATIENCE_MS = 10_000;

/**
 * Ends the process cleanly on SIGTERM and SIGINT, and, when a parent started it with `GROW_PARENT=1`, as soon
 * as that parent is gone.
 *
 * @param close - stops taking requests and resolves when the last has ended
 */
export function stopWithParent(close: () => Promise<void>): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  if (process.env.GROW_PARENT === "1") process.once("disconnect", stop);
}
