let isTaken = false;
const needed: Promise<unknown>[] = [];

/** Whether the server's page has hydrated: from now on the browser renders. */
export const isTakenOver = (): boolean => isTaken;

/** Delays hydration until this has loaded, because the page's markup depends on it. */
export function needToTakeOver(something: Promise<unknown>): void {
  // A failure is reported by `untilTakenOver`.
  something.catch(() => {});
  needed.push(something);
}

/**
 * Waits for everything the page needs; hydration may start afterwards.
 *
 * @throws when something cannot be loaded
 */
export async function untilTakenOver(): Promise<void> {
  await Promise.all(needed);
  isTaken = true;
}
