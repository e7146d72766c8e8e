import { setImmediate as nextTurn } from "node:timers/promises";

/** A turn of the event loop that takes less did next to nothing, ms. */
const QUIET = 1;

/** Turns after which a server that is never quiet is closed all the same. */
const MOST_TURNS = 1000;

/**
 * Waits for a turn of the event loop with next to no work, and resolves at its end. A server that stops listening then has just
 * accepted every pending connection; after a busy turn, those that arrived during its work are still in the backlog and would be reset.
 *
 * @param now clock in milliseconds
 */
export async function quietTurn(now: () => number = () => performance.now()): Promise<void> {
  let began = now();
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    await nextTurn();
    const ended = now();
    if (turn > 0 && ended - began < QUIET) return;
    began = ended;
  }
}
