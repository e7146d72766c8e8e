/** A place in a pagination: the number of a page, or a gap that stands for several. */
export type PagePlace = number | "gap";

/**
 * Which pages a pagination names: the first, the last, the current one and its neighbours. A gap never stands for a
 * single page, because the page's number takes no more room than the gap.
 *
 * @param current counts from 1
 * @param total number of pages, at least 1
 * @example pageNumbers(1, 62) // [1, 2, 3, "gap", 62]
 */
export function pageNumbers(current: number, total: number): readonly PagePlace[] {
  const around = current <= 2 ? [1, 2, 3] : [current - 1, current, current + 1];
  const named = [...new Set([1, ...around, total])]
    .filter((page) => page >= 1 && page <= total)
    .sort((a, b) => a - b);
  const places: PagePlace[] = [];
  let before = 0;
  for (const page of named) {
    if (page - before === 2) places.push(page - 1);
    else if (page - before > 2) places.push("gap");
    places.push(page);
    before = page;
  }
  return places;
}
