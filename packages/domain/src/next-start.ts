import { listIn, objectIn } from "./argument-checks.ts";
import { PAGE_SIZE } from "./limits.ts";
import { wholeIn } from "./number-input.ts";

/** A page of a list in a response. */
export interface AnsweredPage {
  /** First row of the page, 0 = first of the list. */
  readonly start: number;
  /** Requested page size; 20 by default. */
  readonly limit?: number | undefined;
  readonly items: readonly unknown[];
  /** Total of the list, where the server tells it. */
  readonly total?: number | undefined;
}

/**
 * Gets the start of the next page of a list. Without a total, a page that is not full is the last one.
 *
 * @returns first row of the next page; `null` after the last page. Also `null` when `start`, `limit` or `total` is not a whole
 * number from 0 on, because such a list would never end
 * @example
 * nextStart({ start: 0, limit: 2, items: ["a", "b"] }); // 2
 * nextStart({ start: 2, limit: 2, items: ["c"] }); // null
 * nextStart({ start: 20, items: ["a"], total: 22 }); // 21
 */
export function nextStart(page: AnsweredPage): number | null {
  const { start, limit = PAGE_SIZE, items, total } = objectIn(page);
  const first = wholeIn(start, 0);
  const size = wholeIn(limit, 0);
  const most = wholeIn(total ?? 0, 0);
  if (first === null || size === null || most === null) return null;
  const count = listIn(items).length;
  if (total !== undefined) return count > 0 && first + count < most ? first + count : null;
  return count === 0 || count < size ? null : first + size;
}
