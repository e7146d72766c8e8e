import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { kept } from "../../db/kept-statement.ts";
import { type GuardedDiary, isCut, isModerator, mayRead, type Reader } from "../diaries/access.ts";
import { type SourceRow, TARGET_SOURCES } from "./target-sources.ts";

export type TargetType = Schema<"LikeType">;

/** A thing that may be liked or commented, and is there for the reader. */
export interface Target {
  type: TargetType;
  id: number;
  /** The diary it belongs to, if any. */
  diary_id: number | null;
  /** False where its author has closed the comments. */
  takes_comments: boolean;
}

interface TargetRow<Besides> extends SourceRow, GuardedDiary {
  besides: Besides;
  /** Of a week, or of what stands in one: it is the diary's first, which locked diaries show to all. */
  is_first: boolean;
}

/**
 * The thing of this type and id, or null when there is none for the reader: it was removed, waits or was rejected, or it belongs to
 * a diary or week that he may not see. A comment is there when what it was written under is.
 */
export async function findTarget(
  db: QueryExecutorProvider,
  type: TargetType,
  id: number,
  reader: Reader | null,
): Promise<Target | null> {
  return (await findTargetWith(db, type, id, reader, sql<null>`null`))?.target ?? null;
}

/**
 * The same, and something else found on the way, which saves a query.
 *
 * @param besides a value of a statement that may be kept
 */
export async function findTargetWith<Besides>(
  db: QueryExecutorProvider,
  type: TargetType,
  id: number,
  reader: Reader | null,
  besides: RawBuilder<Besides>,
): Promise<{ target: Target; besides: Besides } | null> {
  if (type === "comment") return findComment(db, id, reader, besides);
  const { rows } = await sql<TargetRow<Besides>>`${kept}
    select t.*, d.user_id, d.visibility, d.is_ban, d.is_moderate, d.is_hidden, d.is_remove, d.is_lock,
      case when d.is_lock and t.week_id is not null then t.week_id = (
        select w.id from week w where w.diary_id = d.id and not w.is_remove order by w.faza, w.days, w.id limit 1)
      else true end as is_first,
      ${besides} as besides
    from (${TARGET_SOURCES[type](id)}) t left join diary d on d.id = t.diary_id`.execute(db);
  const [row] = rows;
  if (!row || row.is_gone || !isThere(row, reader)) return null;
  const target = { type, id, diary_id: row.diary_id, takes_comments: row.takes_comments };
  return { target, besides: row.besides };
}

function isThere(row: TargetRow<unknown>, reader: Reader | null): boolean {
  if (row.diary_id !== null) return mayRead(row, reader) && (row.is_first || !isCut(row, reader));
  return row.is_open || isModerator(reader) || (reader !== null && row.owner_id === reader.id);
}

async function findComment<Besides>(
  db: QueryExecutorProvider,
  id: number,
  reader: Reader | null,
  besides: RawBuilder<Besides>,
): Promise<{ target: Target; besides: Besides } | null> {
  const { rows } = await sql<{ type: TargetType; content_id: number }>`
    select type, content_id from comment where id = ${id} and not is_remove`.execute(db);
  const [comment] = rows;
  const under = comment && (await findTargetWith(db, comment.type, comment.content_id, reader, besides));
  return under ? { ...under, target: { ...under.target, type: "comment", id } } : null;
}
