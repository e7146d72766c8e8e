import { setTimeout as wait } from "node:timers/promises";
import { whenParentIsGone } from "@grow/server-kit/parent.ts";

/** Grace period for requests in flight. */
const PATIENCE_MS = 10_000;

/** How to stop a server. */
export interface Ending {
  /** Stops accepting requests and resolves when the last has ended. */
  readonly close: () => Promise<void>;
  /** Drains the server for so many milliseconds first, when the process receives SIGTERM. */
  readonly drain?: (milliseconds: number) => Promise<void>;
  readonly drainTime?: number;
}

/**
 * Stops the process cleanly on SIGTERM and SIGINT, and, when a parent started it with `GROW_PARENT=1`, as soon as that parent has
 * exited.
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
