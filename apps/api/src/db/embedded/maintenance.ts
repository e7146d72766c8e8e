import type { WireServer } from "./wire-server.ts";

/** Milliseconds between checkpoints; later writes are replayed after a crash. */
const CHECKPOINT_EVERY = 5 * 60_000;

/** Milliseconds between two vacuums; the embedded database has no autovacuum. */
const VACUUM_EVERY = 6 * 60 * 60_000;

/**
 * Does the work of a server's background processes for the embedded database: checkpoints, vacuum and statistics.
 *
 * @returns stops it.
 */
export function startMaintenance(wire: Pick<WireServer, "run">): () => void {
  const every = (milliseconds: number, sql: string) => {
    const timer = setInterval(() => {
      // The next round makes up for a failed one.
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
