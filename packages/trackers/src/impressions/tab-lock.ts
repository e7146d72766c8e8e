/**
 * Lets one tab of a browser at a time do something: runs it while no other tab holds the lock, otherwise does nothing. The lock is held
 * until the promise settles. See `browserTabLock`.
 *
 * @throws what the run throws
 */
export type TabLock = (run: () => Promise<void>) => Promise<void>;
