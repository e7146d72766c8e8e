// Plain JavaScript, because configurations import it without a compiler.

/**
 * @param {string | undefined} text
 * @returns {number} from 1 to 6, rounded up to a quarter: 60,000 ms × 3.3 is 198,000.00000000003, which timers refuse
 */
export function readPatience(text) {
  const factor = Number.parseFloat(text ?? "");
  return Number.isNaN(factor) ? 1 : Math.min(24, Math.max(4, Math.ceil(factor * 4))) / 4;
}

export const patience = readPatience(process.env.TEST_PATIENCE);

export const pollTime = 5_000 * patience;

export const testTime = {
  testTimeout: 15_000 * patience,
  hookTimeout: 30_000 * patience,
  expect: { poll: { timeout: pollTime } },
  reporters: ["default", "@grow/testing/hang-reporter"],
};
