/** Reads `TEST_PATIENCE`: a number from 1 to 6. Other numbers are clamped; a missing or unreadable one is 1. */
export function readPatience(text: string | undefined): number;

/**
 * How many times longer than on an idle machine tests may take, from 1 to 6. `npm test` measures it and passes it on in the
 * environment variable `TEST_PATIENCE`.
 */
export const patience: number;

/** Milliseconds for `vi.waitFor` and `vi.waitUntil`, which read no configuration. */
export const pollTime: number;

/**
 * Limits in milliseconds, to spread into `test` of a vitest configuration, and reporters: `--reporter` flags replace them. A test that
 * takes longer on an idle machine sets its own limit as a multiple, such as `testTime.testTimeout * 3`.
 */
export const testTime: {
  testTimeout: number;
  hookTimeout: number;
  expect: { poll: { timeout: number } };
  reporters: string[];
};
