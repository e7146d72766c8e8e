import { numberIn } from "./number-input.ts";

/**
 * Phases of a grow, in order. The wire field is `faza`.
 */
export const PHASES = [
  { faza: -1, name: "germination" },
  { faza: 0, name: "vegetative" },
  { faza: 1, name: "flowering" },
  { faza: 2, name: "harvest" },
] as const;

/** Code of a phase on the wire: -1 germination, 0 vegetative, 1 flowering, 2 harvest. */
export type Faza = (typeof PHASES)[number]["faza"];

/** Name of a phase, used as a key in texts, colours and addresses. */
export type PhaseName = (typeof PHASES)[number]["name"];

/**
 * Checks whether a value is one of the four phase codes.
 *
 * @example
 * isFaza(-1); // true
 * isFaza(3); // false
 */
export function isFaza(value: unknown): value is Faza {
  return PHASES.some((phase) => phase.faza === value);
}

/**
 * Gets the name of a phase.
 *
 * @returns the name; `null` for an unknown code
 * @throws TypeError for anything but a number
 * @example
 * phaseName(1); // "flowering"
 * phaseName(7); // null
 */
export function phaseName<Code extends number>(faza: Code): Code extends Faza ? PhaseName : PhaseName | null {
  const code = numberIn(faza);
  const name = PHASES.find((phase) => phase.faza === code)?.name ?? null;
  // Each of the four codes has a name.
  return name as Code extends Faza ? PhaseName : PhaseName | null;
}

/**
 * Gets the code of a phase by its name.
 *
 * @returns the code, or `undefined` for an unknown name
 * @example
 * fazaByName("harvest"); // 2
 */
export function fazaByName(name: string): Faza | undefined {
  return PHASES.find((phase) => phase.name === name)?.faza;
}
