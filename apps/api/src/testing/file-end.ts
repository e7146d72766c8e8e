/** Test files of a worker share its modules and this list; see `isolate` in vitest.config.ts. */
const shared = globalThis as typeof globalThis & { growFileEnds?: (() => unknown)[] };

/**
 * Registers a clean-up for the end of the running test file, last in, first out. Unlike `afterAll`, it can be called in a hook, not only
 * while tests are collected.
 */
export function atFileEnd(close: () => unknown): void {
  shared.growFileEnds ??= [];
  shared.growFileEnds.push(close);
}

/** Runs all clean-ups, even if some fail. */
export async function endFile(): Promise<void> {
  const failures: unknown[] = [];
  for (const close of (shared.growFileEnds ?? []).splice(0).reverse()) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some clean-ups of a test file failed.");
}
