import { PAGE_SIZE } from "./limits.ts";

/** A page of a list as it was answered. */
export interface AnsweredPage {
  /** First row of the page, 0 = first of the list. */
  readonly start: number;
  /** Rows that were asked for; 20 when left out. */
  readonly limit?: number | undefined;
  readonly items: readonly unknown[];
}

/**
 * Where the next page of a list begins (notifications and every other list without a total).
 *
 * @returns first row of the next page, or `null` when the page was not full and so is the last; also when it was empty, or
 * start or limit are no whole numbers, for such a list would never end
 * @example
 * nextStart({ start: 0, limit: 2, items: ["a", "b"] }); // 2
 * nextStart({ start: 2, limit: 2, items: ["c"] }); // null
 */
export function nextStart({ start, limit = PAGE_SIZE, items }: AnsweredPage): number | null {
  if (!Number.isInteger(start) || !Number.isInteger(limit)) return null;
  return items.length === 0 || items.length < limit ? null : start + limit;
}
