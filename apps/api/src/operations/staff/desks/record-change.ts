import type { Schema } from "@grow/contract";
import type { Tx } from "../../../db/database.ts";
import { recordEvent } from "../../../events/record-event.ts";
import type { DeskName } from "./desk.ts";
import type { StaffRow } from "./rows.ts";

type FieldChange = Schema<"StaffFieldChange">;

/** As many fields and characters as the contract's `StaffChange` holds. */
const MAX_FIELDS = 40;
const MAX_TEXT = 300;

interface RowChange {
  readonly type: Schema<"StaffChange">["type"];
  readonly userId: number;
  readonly desk: DeskName;
  readonly id: number;
  readonly before?: StaffRow;
  readonly after?: StaffRow;
  /** The row merged into this one, or the claimed name. */
  readonly name?: string;
}

/** Logs a change with its user and the fields before and after; the caches of the row's pages are purged by it. */
export async function recordRowChange(
  tx: Tx,
  { type, userId, desk, id, before, after, name = "" }: RowChange,
): Promise<void> {
  await recordEvent(tx, {
    type,
    user_id: userId,
    content_type: desk,
    content_id: id,
    params: { name: name.slice(0, 200), fields: changedFields(before, after) },
  });
}

/** The fields that differ, by their path in the request. */
function changedFields(before: StaffRow | undefined, after: StaffRow | undefined): FieldChange[] {
  const [old, now] = [leaves(before), leaves(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? "", after: now.get(field) ?? "" }))
    .filter((change) => change.before !== change.after)
    .slice(0, MAX_FIELDS)
    .map((change) => ({
      field: change.field.slice(0, 60),
      before: change.before.slice(0, MAX_TEXT),
      after: change.after.slice(0, MAX_TEXT),
    }));
}

/** The members of a row that staff edits, as text by path. Lists of words are one text. */
function leaves(row: StaffRow | undefined): Map<string, string> {
  const found = new Map<string, string>();
  if (row === undefined) return found;
  const articles = row.items_article.map(({ lang, ...article }) => [lang, article] as const);
  const walk = (value: unknown, path: string) => {
    if (value === null || value === undefined) return;
    const isWords = Array.isArray(value) && value.every((item) => typeof item !== "object");
    if (typeof value !== "object" || isWords)
      found.set(path, Array.isArray(value) ? value.join(", ") : String(value));
    else
      for (const [name, member] of Object.entries(value))
        walk(member, path === "" ? name : `${path}.${name}`);
  };
  walk({ [row.desk]: row[row.desk], article: Object.fromEntries(articles) }, "");
  return found;
}
