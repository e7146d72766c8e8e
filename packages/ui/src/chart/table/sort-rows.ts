/** A sort value: numbers by size, text by the language's order, missing values last. */
export type SortValue = string | number | null | undefined;

export type SortDirection = "ascending" | "descending";

/**
 * Sorts rows by value. Equal rows keep their order; rows without a value are last in both directions.
 *
 * @param locale - locale whose alphabet applies
 */
export function sortRows<Row>(
  rows: readonly Row[],
  readValue: (row: Row) => SortValue,
  direction: SortDirection,
  locale?: string,
): readonly Row[] {
  const words = new Intl.Collator(locale, { numeric: true });
  const sign = direction === "ascending" ? 1 : -1;
  const isNone = (value: SortValue) => value === null || value === undefined || Number.isNaN(value);
  return rows
    .map((row) => ({ row, value: readValue(row) }))
    .sort((one, other) => {
      if (isNone(one.value) || isNone(other.value))
        return Number(isNone(one.value)) - Number(isNone(other.value));
      if (typeof one.value === "number" && typeof other.value === "number")
        return sign * (one.value - other.value);
      return sign * words.compare(String(one.value), String(other.value));
    })
    .map(({ row }) => row);
}
