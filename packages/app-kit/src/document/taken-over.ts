let isTaken = false;
const needed: Promise<unknown>[] = [];

/** Whether React has taken over the page that the server sent: what comes now is drawn in the browser. */
export const isTakenOver = (): boolean => isTaken;

/** React has to wait with the page for something: what stands there is drawn by it. */
export function needToTakeOver(something: Promise<unknown>): void {
  // Whoever waits hears of a failure.
  something.catch(() => {});
  needed.push(something);
}

/**
 * Waits for what the page needs; from then on it is taken over.
 *
 * @throws when something of it cannot be had
 */
export async function untilTakenOver(): Promise<void> {
  await Promise.all(needed);
  isTaken = true;
}
