import type { WireServer } from "./wire-server.ts";

/** Milliseconds between checkpoints; what was written since is replayed after a kill. */
const CHECKPOINT_EVERY = 5 * 60_000;

/** Milliseconds between two rounds of vacuum; the embedded database has no autovacuum. */
const VACUUM_EVERY = 6 * 60 * 60_000;

/**
 * Does for the embedded database what a server's background processes do: checkpoints, vacuum and fresh statistics.
 *
 * @returns stops it.
 */
export function startMaintenance(wire: Pick<WireServer, "run">): () => void {
  const every = (milliseconds: number, sql: string) => {
    const timer = setInterval(() => {
      // A round that fails is made up for by the next.
      wire.run(sql).catch(() => {});
    }, milliseconds);
    timer.unref();
    return timer;
  };
  const timers = [every(CHECKPOINT_EVERY, "checkpoint"), every(VACUUM_EVERY, "vacuum analyze")];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
