// Plain JavaScript, because configurations import it without a compiler.

/** @param {string | undefined} text */
export function readPatience(text) {
  const factor = Number.parseFloat(text ?? "");
  return Number.isNaN(factor) ? 1 : Math.min(6, Math.max(1, factor));
}

export const patience = readPatience(process.env.TEST_PATIENCE);

export const pollTime = 5_000 * patience;

export const testTime = {
  testTimeout: 15_000 * patience,
  hookTimeout: 30_000 * patience,
  expect: { poll: { timeout: pollTime } },
  reporters: ["default", "@grow/testing/hang-reporter"],
};
