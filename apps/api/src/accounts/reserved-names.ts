/**
 * Names that no user may take: path segments next to users' names, the name of deleted authors, and names that imitate the site's
 * staff.
 */
const RESERVED: ReadonlySet<string> = new Set([
  "livesearch",
  "removed",
  "admin",
  "administrator",
  "moderator",
  "support",
]);

/** Checks whether a user name, in any case, is reserved. */
export function isReservedName(name: string): boolean {
  return RESERVED.has(name.toLowerCase());
}
