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
 * @example
 * phaseName(1); // "flowering"
 */
export function phaseName(faza: Faza): PhaseName {
  switch (faza) {
    case -1:
      return "germination";
    case 0:
      return "vegetative";
    case 1:
      return "flowering";
    case 2:
      return "harvest";
  }
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

/**
 * Gets the highest phase a diary has reached (`max_faza`).
 *
 * @returns the code, or `null` for a diary without weeks; rows with an unknown code are ignored
 * @example
 * highestFaza([{ faza: 0 }, { faza: 1 }, { faza: 0 }]); // 1
 */
export function highestFaza(weeks: readonly { readonly faza: number }[]): Faza | null {
  let highest: Faza | null = null;
  for (const { faza } of weeks) {
    if (isFaza(faza) && (highest === null || faza > highest)) highest = faza;
  }
  return highest;
}
