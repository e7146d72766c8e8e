/** A tab of a list by state; "" is the one for all but the removed rows. */
export interface StateTab<State extends string = string> {
  readonly state: State | "";
  readonly href: string;
  readonly count: number;
}

/**
 * The tabs of a list by state, with their counts.
 *
 * @param totals - rows by state
 */
export function stateTabs<State extends string>(
  states: readonly (State | "")[],
  totals: Readonly<Record<State, number>>,
  href: (state: State | "") => string,
): StateTab<State>[] {
  const counts = Object.entries<number>(totals);
  const all = counts.reduce((sum, [state, count]) => (state === "removed" ? sum : sum + count), 0);
  return states.map((state) => ({ state, href: href(state), count: state === "" ? all : totals[state] }));
}
