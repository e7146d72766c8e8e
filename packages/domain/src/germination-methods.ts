/**
 * Ways to germinate a seed, with the share of seeds that sprout (`success`, percent) and the share of growers who
 * use the method (`popularity`, percent; the sum is 100). Code 3 does not exist and stays unused.
 */
export const GERMINATION_METHODS = [
  { code: 1, name: "paper", success: 93, popularity: 40 },
  { code: 2, name: "glass", success: 93, popularity: 23 },
  { code: 4, name: "cube", success: 92, popularity: 4 },
  { code: 5, name: "pellet", success: 92, popularity: 7 },
  { code: 6, name: "substrate", success: 93, popularity: 20 },
  { code: 7, name: "other", success: 93, popularity: 6 },
] as const;

/** Code of a germination method: 1, 2, 4, 5, 6 or 7. */
export type GerminationCode = (typeof GERMINATION_METHODS)[number]["code"];
