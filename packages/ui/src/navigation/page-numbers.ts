/** An entry in a pagination: a page number, or a gap that hides several. */
export type PagePlace = number | "gap";

/**
 * Returns the entries of a pagination: the first page, the last, the current one and its neighbours. A gap never hides a single page,
 * because the page's number takes no more space than the gap.
 *
 * @param current starts at 1
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
