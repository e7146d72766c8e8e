/**
 * Names that nobody takes: a word that is a path of its own beside those of growers, the word that stands for authors who are
 * gone, and those by which people take somebody for the house.
 */
const RESERVED: ReadonlySet<string> = new Set([
  "livesearch",
  "removed",
  "admin",
  "administrator",
  "moderator",
  "support",
]);

/** Whether a user name, in any case, is one that nobody takes. */
export function isReservedName(name: string): boolean {
  return RESERVED.has(name.toLowerCase());
}
