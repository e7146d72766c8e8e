import { numberIn } from "./number-input.ts";

/**
 * Growers a public number needs. A number of fewer says more about these people than about the strain or product, so a reason is shown
 * instead. Our own rule: one grower may have many diaries, so diaries do not count.
 */
export const LEAST_GROWERS = 5;

/**
 * Tells whether a public number has enough growers behind it.
 *
 * @param growers - number of different growers, from 0
 * @returns `true` from {@link LEAST_GROWERS} on, `false` for an impossible number
 * @example
 * hasEnoughGrowers(4); // false
 * hasEnoughGrowers(5); // true
 */
export function hasEnoughGrowers(growers: number): boolean {
  return numberIn(growers, LEAST_GROWERS) !== null;
}
