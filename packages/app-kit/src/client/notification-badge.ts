/** Above this the badge shows `99+`. */
const MOST = 99;

/**
 * Formats the number on a notification badge.
 *
 * @returns the number up to 99, `99+` above, and null (no badge) for 0 and for anything that is not a count
 */
export function badgeText(count: number): string | null {
  if (!(count >= 1)) return null;
  return count > MOST ? `${MOST}+` : String(Math.floor(count));
}
