import { generateDemo } from "../generate.ts";

export const anchor = "2026-09-14";
export const data = generateDemo({ anchor });
export const { tables } = data;

export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

export const weeksOf = groupBy(tables.week, (week) => week.diary_id);
