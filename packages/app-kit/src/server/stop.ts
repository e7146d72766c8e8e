import { setTimeout as wait } from "node:timers/promises";
import { whenParentIsGone } from "@grow/server-kit/parent.ts";

/** Requests under way get this long to end. */
const PATIENCE_MS = 10_000;

/** How a server is ended. */
export interface Ending {
  /** Stops taking requests and resolves when the last has ended. */
  readonly close: () => Promise<void>;
  /** Goes out of service before, for so many milliseconds, when the process is asked by SIGTERM. */
  readonly drain?: (milliseconds: number) => Promise<void>;
  readonly drainTime?: number;
}

/**
 * Ends the process cleanly on SIGTERM and SIGINT, and, when a parent started it with `GROW_PARENT=1`, as soon
 * as that parent is gone.
 */
export function stopWithParent({ close, drain = wait, drainTime = 0 }: Ending): void {
  let isStopping = false;
  const stop = async (patience: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patience + PATIENCE_MS).unref();
    try {
      if (patience > 0) await drain(patience);
      await close();
      process.exit(0);
    } catch {
      process.exit(1);
    }
  };
  process.once("SIGTERM", () => void stop(drainTime));
  process.once("SIGINT", () => void stop(0));
  whenParentIsGone(() => void stop(0));
}
