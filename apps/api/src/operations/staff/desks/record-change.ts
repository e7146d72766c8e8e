import type { Schema } from "@grow/contract";
import type { Tx } from "../../../db/database.ts";
import { recordEvent } from "../../../events/record-event.ts";
import type { DeskName } from "./desk.ts";
import type { StaffRow } from "./rows.ts";

type FieldChange = Schema<"StaffFieldChange">;

/** As many fields and characters as the contract's `StaffChange` holds. */
const MAX_FIELDS = 40;
const MAX_TEXT = 300;

interface StaffChange {
  readonly type: Schema<"StaffChange">["type"];
  readonly userId: number;
  readonly contentType: string;
  readonly id: number;
  /** What staff edits, as objects and lists of words; each member is logged that differs. */
  readonly before?: object | undefined;
  readonly after?: object | undefined;
  readonly name?: string;
}

interface RowChange extends Pick<StaffChange, "type" | "userId" | "id"> {
  readonly desk: DeskName;
  readonly before?: StaffRow;
  readonly after?: StaffRow;
  /** The row merged into this one, or the claimed name. */
  readonly name?: string;
}

/** Logs a change with its user and the fields before and after; the caches of the thing's pages are purged by it. */
export async function recordStaffChange(
  tx: Tx,
  { type, userId, contentType, id, before, after, name = "" }: StaffChange,
): Promise<void> {
  await recordEvent(tx, {
    type,
    user_id: userId,
    content_type: contentType,
    content_id: id,
    params: { name: name.slice(0, 200), fields: changedFields(before, after) },
  });
}

/** Logs a change of a row of the catalogue. */
export async function recordRowChange(tx: Tx, { desk, before, after, ...change }: RowChange): Promise<void> {
  await recordStaffChange(tx, {
    ...change,
    contentType: desk,
    before: before && edited(before),
    after: after && edited(after),
  });
}

/** The fields that differ, by their path in the request. */
function changedFields(before: object | undefined, after: object | undefined): FieldChange[] {
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

/** The members of a row that staff edits. */
function edited(row: StaffRow): object {
  const articles = row.items_article.map(({ lang, ...article }) => [lang, article] as const);
  return { [row.desk]: row[row.desk], article: Object.fromEntries(articles) };
}

/** The values in an object as text, by path. Lists of words are one text. */
function leaves(whole: object | undefined): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string) => {
    if (value === null || value === undefined) return;
    const isWords = Array.isArray(value) && value.every((item) => typeof item !== "object");
    if (typeof value !== "object" || isWords)
      found.set(path, Array.isArray(value) ? value.join(", ") : String(value));
    else
      for (const [name, member] of Object.entries(value))
        walk(member, path === "" ? name : `${path}.${name}`);
  };
  walk(whole, "");
  return found;
}
