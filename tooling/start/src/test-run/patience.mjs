import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { cores } from "./schedule.mjs";

/** Milliseconds of processor time that the work of one thread takes on the reference machine, and so their duration on an idle core of it. */
const reference = 1000;

/**
 * Measures how much longer than on idle cores of the reference machine work takes on this one now. As many threads work as the stages
 * share cores: a single one finds a free core where two browsers and a site do not.
 *
 * @returns {Promise<number>} from 1 to 6
 */
export async function measurePatience() {
  const file = new URL("./patience-worker.mjs", import.meta.url);
  const times = await Promise.all(Array.from({ length: cores }, () => once(new Worker(file), "message")));
  return patienceOf(Math.max(...times.map(([milliseconds]) => milliseconds)));
}

/**
 * @param {number} milliseconds that the work took
 * @returns {number} the factor by which the limits of tests grow: from 1 to 6, rounded up to a quarter, because timers refuse fractions of
 *   a millisecond and a limit times a tenth may be one
 */
export function patienceOf(milliseconds) {
  const quarters = Math.ceil((milliseconds / reference) * 4);
  return Math.min(24, Math.max(4, quarters)) / 4;
}

/**
 * Hands the limits of tests to a stage. Measured for each, because a machine may become busy during a run.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => void} say called when the machine is busy
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function withPatience(env, say) {
  const patience = await measurePatience();
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
