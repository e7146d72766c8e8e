const DAY = 86_400_000;

/** First and last date of a week, counted from the germination date, which is day 1. */
export function weekDates(
  germinated: string | null | undefined,
  days: { readonly first: number; readonly last: number } | null,
): readonly [string, string] | null {
  const start = Date.parse(germinated ?? "");
  if (!days || Number.isNaN(start)) return null;
  const date = (day: number) => new Date(start + (day - 1) * DAY).toISOString().slice(0, 10);
  return [date(days.first), date(days.last)];
}
