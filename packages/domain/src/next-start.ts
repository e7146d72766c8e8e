import { PAGE_SIZE } from "./limits.ts";

/** A page of a list in a response. */
export interface AnsweredPage {
  /** First row of the page, 0 = first of the list. */
  readonly start: number;
  /** Requested page size; 20 by default. */
  readonly limit?: number | undefined;
  readonly items: readonly unknown[];
}

/**
 * Gets the start of the next page of a list without a total, such as notifications.
 *
 * @returns first row of the next page; `null` when this page was not full. Also `null` when `start` or `limit` is not a whole
 * number, because such a list would never end
 * @example
 * nextStart({ start: 0, limit: 2, items: ["a", "b"] }); // 2
 * nextStart({ start: 2, limit: 2, items: ["c"] }); // null
 */
export function nextStart({ start, limit = PAGE_SIZE, items }: AnsweredPage): number | null {
  if (!Number.isInteger(start) || !Number.isInteger(limit)) return null;
  return items.length === 0 || items.length < limit ? null : start + limit;
}
