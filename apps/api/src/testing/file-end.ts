/** Test files of a worker share its modules and this list; see `isolate` in vitest.config.ts. */
const shared = globalThis as typeof globalThis & { growFileEnds?: (() => unknown)[] };

/**
 * Has something done when the test file that runs has ended, the last thing asked for first. A hook may ask for it too, which
 * `afterAll` does not hear: it listens only while the tests of a file are collected.
 */
export function atFileEnd(close: () => unknown): void {
  shared.growFileEnds ??= [];
  shared.growFileEnds.push(close);
}

/** Does what was asked for, all of it, whatever fails. */
export async function endFile(): Promise<void> {
  const failures: unknown[] = [];
  for (const close of (shared.growFileEnds ?? []).splice(0).reverse()) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, "Not everything that a test file used has ended.");
}
