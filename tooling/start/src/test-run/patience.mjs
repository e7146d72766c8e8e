import { createHash } from "node:crypto";

/** How often a megabyte is hashed: about a second of work for one core. */
const rounds = 1500;

/** Milliseconds of processor time that the rounds take on the reference machine, and so their duration on an idle core of it. */
const reference = 1000;

/**
 * Measures how much longer than on an idle core of the reference machine work takes on this one now. Blocks for as long.
 *
 * @returns {number} from 1 to 6
 */
export function measurePatience() {
  const megabyte = Buffer.alloc(1_000_000, "grow");
  const began = performance.now();
  // Not SHA-256, for which some processors have instructions that make it several times faster.
  const hash = createHash("blake2b512");
  for (let round = 0; round < rounds; round += 1) hash.update(megabyte);
  hash.digest();
  return patienceOf(performance.now() - began);
}

/**
 * @param {number} milliseconds that the work took
 * @returns {number} the factor by which the limits of tests grow: from 1 to 6, rounded up to one decimal
 */
export function patienceOf(milliseconds) {
  const tenths = Math.ceil((milliseconds / reference) * 10);
  return Math.min(60, Math.max(10, tenths)) / 10;
}

/**
 * Hands the limits of tests to a stage. Measured for each, because a machine may become busy during a run.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => void} say called when the machine is busy
 * @returns {NodeJS.ProcessEnv}
 */
export function withPatience(env, say) {
  const patience = measurePatience();
  if (patience > 1.5) say(`      The machine is busy: limits of tests × ${patience}`);
  return { ...env, TEST_PATIENCE: String(patience) };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {number} the factor that a run has handed over; 1 without one
 */
export function patienceIn(env) {
  return Number(env.TEST_PATIENCE) || 1;
}
