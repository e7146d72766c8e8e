import type { Schema } from "@grow/contract";

/** State of the last export of a member's data. */
export interface CopyView {
  state: Schema<"PersonalCopy">["state"];
  asked: string;
  until: string | null;
}

/** @param date writes an instant as a day */
export function copyView(
  copy: Schema<"PersonalCopy"> | null,
  date: (instant: string) => string,
): CopyView | null {
  if (copy === null) return null;
  const { state, add_date, date_end } = copy;
  return { state, asked: date(add_date), until: date_end === null ? null : date(date_end) };
}
