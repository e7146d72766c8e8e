/** Days until a new token expires, as offered. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;

/** The choice of a form; 30 instead of any other value. */
export function daysOf(value: string): (typeof TOKEN_DAYS)[number] {
  return TOKEN_DAYS.find((days) => String(days) === value) ?? 30;
}
