const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Checks whether a value is an existing calendar day in the form YYYY-MM-DD.
 *
 * @example
 * isPlainDate("2024-02-29"); // true
 * isPlainDate("2026-02-30"); // false
 */
export function isPlainDate(text: unknown): text is string {
  if (typeof text !== "string" || !SHAPE.test(text)) return false;
  // An invalid date has no text. Date moves days that a month does not have into the next one, so the text would differ.
  return new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}
