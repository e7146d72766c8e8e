/** A place as the result shows it. */
export interface ShownPlace {
  /** From 1. */
  readonly place: number;
  /** The entry. */
  readonly entry: number;
  /** Where votes decide: its votes. */
  readonly votes?: number | undefined;
  /** Its grower was asked to reply, has taken the prize or has passed it on; or the place is next in line. */
  readonly state: "asked" | "confirmed" | "passed" | "next";
}

/**
 * Whether the shown winners follow from the places: each prize goes to the first place that does not pass it on, and nobody is skipped.
 *
 * @param places - from the first place on
 * @param prizes - prizes to give
 * @param entries - places there are, shown or not
 */
export function areWinners(
  places: readonly ShownPlace[],
  { prizes, entries }: { readonly prizes: number; readonly entries: number },
): boolean {
  let winners = 0;
  let passed = 0;
  for (const { state } of places) {
    // All prizes have an owner, or someone who may reply: the rest are next in line.
    if ((winners === prizes) !== (state === "next")) return false;
    if (state === "passed") passed += 1;
    else if (state !== "next") winners += 1;
  }
  return winners === Math.min(prizes, entries - passed);
}
