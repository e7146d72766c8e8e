/** Things on one page of a queue. */
export const QUEUE_SIZE = 20;

/** The state and start that a URL asks for; the first state and 0 instead of invalid values. */
export function queueRequest<State extends string>(
  search: URLSearchParams,
  states: readonly [State, ...State[]],
): { state: State; start: number } {
  const start = search.get("start") ?? "";
  return {
    state: states.find((state) => state === search.get("state")) ?? states[0],
    start: /^\d{1,6}$/.test(start) ? Number(start) : 0,
  };
}
