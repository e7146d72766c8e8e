import { listIn } from "./argument-checks.ts";
import { type Faza, isFaza } from "./phase.ts";
import { fazaOf, type WeekPhase } from "./week-fields.ts";

/**
 * Gets the highest phase a diary has reached (`max_faza` on the wire).
 *
 * @returns the code, or `null` for a diary without weeks; rows with an unknown code are ignored
 * @throws TypeError for a week without a phase
 * @example
 * highestFaza([{ phase: "vegetative" }, { phase: "flowering" }]); // 1
 * highestFaza([{ faza: 0 }, { faza: 1 }, { faza: 0 }]); // 1
 */
export function highestFaza(weeks: readonly WeekPhase[]): Faza | null {
  const reached = listIn(weeks).map(fazaOf).filter(isFaza);
  return reached.sort((a, b) => b - a)[0] ?? null;
}
