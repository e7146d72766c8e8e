/** Above this a badge says no number any more. */
const MOST = 99;

/**
 * What the badge of unread things says.
 *
 * @returns the number up to 99, `99+` above, and null (no badge) for none and for what is no number of things
 */
export function badgeText(count: number): string | null {
  if (!(count >= 1)) return null;
  return count > MOST ? `${MOST}+` : String(Math.floor(count));
}
