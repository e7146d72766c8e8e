/** Longest search that the API takes. */
const MAX_SEARCH = 100;

/** How a list of a desk was asked for. */
export interface ListRequest {
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/**
 * Reads search and page from the query; values that do not fit are left out.
 *
 * @param size - rows on a page; `start` of the query is rounded down to a page
 */
export function listRequest(query: URLSearchParams, size: number): ListRequest {
  const start = Number(/^\d{1,6}$/.exec(query.get("start") ?? "")?.[0] ?? 0);
  return {
    search: (query.get("search") ?? "").trim().slice(0, MAX_SEARCH),
    page: Math.floor(start / size) + 1,
  };
}

/** The choice that a parameter names; the first one for any other value. */
export function chosen<Choice extends string>(
  query: URLSearchParams,
  parameter: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices.find((choice) => choice === query.get(parameter)) ?? choices[0];
}
