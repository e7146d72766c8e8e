/** Rows of one state. */
interface StateCount<State extends string> {
  readonly state: State;
  readonly total: number;
}

/**
 * The totals of a list with tabs by state.
 *
 * @param none - every state with 0
 * @param counts - one row for each state that has rows
 * @param state - the chosen state; left out for all but the removed rows
 */
export function stateTotals<State extends string>(
  none: Readonly<Record<State, number>>,
  counts: readonly StateCount<State>[],
  state: State | undefined,
): { total: number; totals: Record<State, number> } {
  const totals: Record<State, number> = { ...none };
  for (const count of counts) totals[count.state] = count.total;
  const all = Object.entries<number>(totals)
    .filter(([name]) => name !== "removed")
    .reduce((sum, [, count]) => sum + count, 0);
  return { total: state === undefined ? all : totals[state], totals };
}
