import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { memoByText } from "../../db/memo-by-text.ts";
import { prepared } from "../../db/prepared-statement.ts";
import { ofText, type RowText, rowText } from "../../db/row-text.ts";
import type { SourceKind } from "../../kinds/kind.ts";
import { type GuardedDiary, isCut, isModerator, mayRead, type Reader } from "../../rights/diary-access.ts";
import { guardReaders, guardSources } from "../../rights/guard-columns.ts";
import { type SourceRow, targetSource } from "./target-sources.ts";

export type TargetType = Schema<"LikeType">;

/** A thing that may be liked or commented, and is visible to the user. */
export interface Target {
  type: TargetType;
  id: number;
  /** The diary it belongs to, if any. */
  diary_id: number | null;
  /** False when its author has closed the comments. */
  takes_comments: boolean;
}

interface TargetRow extends SourceRow, GuardedDiary {
  /** For a week or its content: whether it is the diary's first, which locked diaries show to everybody. */
  is_first: boolean;
}

const { boolean, number } = ofText;

const targetText: RowText<TargetRow> = rowText<TargetRow>({
  diary_id: number,
  week_id: number,
  owner_id: number,
  is_gone: boolean,
  is_open: boolean,
  takes_comments: boolean,
  ...guardReaders,
  is_first: boolean,
});

/** Number of things whose rows are cached. */
const REMEMBERED = 1000;

const targetRow = memoByText(targetText.read, REMEMBERED);

const targetValues = targetText.from({
  diary_id: sql`t.diary_id`,
  week_id: sql`t.week_id`,
  owner_id: sql`t.owner_id`,
  is_gone: sql`t.is_gone`,
  is_open: sql`t.is_open`,
  takes_comments: sql`t.takes_comments`,
  ...guardSources,
  is_first: sql`
    case when d.is_lock and t.week_id is not null then t.week_id = (
      select w.id from week w where w.diary_id = d.id and not w.is_remove order by w.faza, w.days, w.id limit 1)
    else true end`,
});

/** The result of {@link targetQuery}: the row of a thing as one text, which {@link targetOf} parses. */
export interface FoundTarget<Besides = null> {
  target: string;
  besides: Besides;
}

/**
 * Finds the thing of this type and id; null when the user may not see it: it was removed, is pending or rejected, or belongs to a diary or
 * week that they may not see. A comment is visible when its target is.
 */
export async function findTarget(
  db: QueryExecutorProvider,
  type: TargetType,
  id: number,
  reader: Reader | null,
): Promise<Target | null> {
  if (type === "comment") return findComment(db, id, reader);
  const { rows } = await targetQuery(type, id).execute(db);
  return targetOf(rows[0], type, id, reader);
}

/** @param besides another value to compute in the same query */
export function targetQuery<Besides = null>(
  type: SourceKind,
  id: number,
  besides: RawBuilder<unknown> = sql`null`,
): RawBuilder<FoundTarget<Besides>> {
  return sql<FoundTarget<Besides>>`${prepared}
    select ${targetValues} as target, ${besides} as besides
    from (${targetSource(type, id)}) t left join diary d on d.id = t.diary_id`;
}

/** The target, if the user may see it. */
export function targetOf(
  found: FoundTarget<unknown> | undefined,
  type: SourceKind,
  id: number,
  reader: Reader | null,
): Target | null {
  const row = found && targetRow(found.target);
  if (!row || row.is_gone || !isThere(row, reader)) return null;
  return { type, id, diary_id: row.diary_id, takes_comments: row.takes_comments };
}

function isThere(row: TargetRow, reader: Reader | null): boolean {
  if (row.diary_id !== null) return mayRead(row, reader) && (row.is_first || !isCut(row, reader));
  return row.is_open || isModerator(reader) || (reader !== null && row.owner_id === reader.id);
}

async function findComment(
  db: QueryExecutorProvider,
  id: number,
  reader: Reader | null,
): Promise<Target | null> {
  const { rows } = await sql<{ type: TargetType; content_id: number }>`
    select type, content_id from comment where id = ${id} and not is_remove`.execute(db);
  const [comment] = rows;
  const under = comment && (await findTarget(db, comment.type, comment.content_id, reader));
  return under ? { ...under, type: "comment", id } : null;
}
