import type { TabLock } from "../impressions/tab-lock.ts";

/**
 * A lock that the tabs of this browser share (Web Locks). A closed tab releases it. Without Web Locks (pages over plain HTTP) every tab
 * acquires it.
 *
 * @param name - name of the lock, such as `impressions`
 */
export function browserTabLock(name: string): TabLock {
  // Available in secure contexts only.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return (run) => run();
  return async (run) => {
    await locks.request(name, { ifAvailable: true }, async (lock) => lock && run());
  };
}
