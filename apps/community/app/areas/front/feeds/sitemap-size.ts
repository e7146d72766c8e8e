/** Diaries in one file of the sitemap: five pages of the list. */
export const FILE_SIZE = 500;

/** The list of diaries is read no further than this. */
const LAST_FILE = 2000;

/**
 * How many files hold all diaries, when their number is only known to be large: looks ahead in doubling steps, then
 * halves what lies between.
 *
 * @param full - files that are known to be needed
 * @param hasAny - whether a file, counted from 1, would hold anything
 */
export async function findFileCount(
  full: number,
  hasAny: (file: number) => Promise<boolean>,
): Promise<number> {
  let low = full;
  let high = Math.min(LAST_FILE, Math.max(1, full) * 2);
  while (high < LAST_FILE && (await hasAny(high))) {
    low = high;
    high = Math.min(LAST_FILE, high * 2);
  }
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (await hasAny(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Files for a number of diaries that is known. */
export function filesFor(total: number): number {
  return Math.ceil(total / FILE_SIZE);
}

/** The number of a file in an address; undefined when there can be no such file. */
export function fileNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,3}$/.test(text)) return undefined;
  return Number(text) <= LAST_FILE ? Number(text) : undefined;
}
