const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Tells whether a text is a day of the calendar in the form YYYY-MM-DD.
 *
 * @example
 * isPlainDate("2024-02-29"); // true
 * isPlainDate("2026-02-30"); // false
 */
export function isPlainDate(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Days that a month does not have are moved into the next one, so the text would change.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
