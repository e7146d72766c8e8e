import { numberIn, withoutNoise } from "../number-input.ts";
import { PLAUSIBLE } from "../plausible.ts";
import type { Millisiemens } from "../units/quantities.ts";

/** CF in one mS/cm: growers in Australia, New Zealand and Britain read 1.4 mS/cm as CF 14. */
const CF = 10;

/** Converts EC in mS/cm, at most 20, to CF (× 10). @example ecToCf(1.4); // 14 */
export function ecToCf(ec: Millisiemens | null | undefined): number | null {
  const value = numberIn(ec, 0, PLAUSIBLE.ec.max);
  return value && withoutNoise(value * CF);
}

/** Converts CF, at most 200, to EC in mS/cm (÷ 10). @example cfToEc(14); // 1.4 */
export function cfToEc(cf: number | null | undefined): Millisiemens | null {
  const value = numberIn(cf, 0, PLAUSIBLE.ec.max * CF);
  return value && withoutNoise(value / CF);
}
