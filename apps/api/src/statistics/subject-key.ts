import type { Subject } from "./harvest-facts.ts";

export const subjectKey = ({ type, content_id }: Subject) => `${type}-${content_id}`;

/** Rows by {@link subjectKey}, in their order. */
export function bySubject<Row extends Subject>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = subjectKey(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
