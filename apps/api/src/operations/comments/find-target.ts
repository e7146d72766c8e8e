import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { kept } from "../../db/kept-statement.ts";
import { type GuardedDiary, mayRead, type Reader } from "../diaries/access.ts";

export type TargetType = Schema<"LikeType">;

/** A thing that may be liked or commented, and is there for the reader. */
export interface Target {
  type: TargetType;
  id: number;
  /** The diary it belongs to, if any. */
  diary_id: number | null;
}

interface TargetRow extends GuardedDiary {
  diary_id: number | null;
  is_gone: boolean;
}

/** Where each kind is kept. Kinds without a table have no members yet, so that none of them is found. */
const SOURCES: Partial<Record<TargetType, (id: number) => RawBuilder<unknown>>> = {
  diary: (id) => sql`select id as diary_id, false as is_gone from diary where id = ${id}`,
  week: (id) => sql`select diary_id, is_remove as is_gone from week where id = ${id}`,
  photo: (id) =>
    sql`select diary_id, is_remove or diary_id is null or week_id is null as is_gone from photo where id = ${id}`,
  brand: (id) => sql`select null::bigint as diary_id, is_remove as is_gone from brand where id = ${id}`,
  product: (id) => sql`select null::bigint as diary_id, is_remove as is_gone from product where id = ${id}`,
  strain: (id) => sql`select null::bigint as diary_id, is_remove as is_gone from strain where id = ${id}`,
};

/**
 * The thing of this type and id, or null when there is none for the reader: it was removed, or it belongs to
 * a diary that he may not see. A comment is there when what it was written under is.
 */
export async function findTarget(
  db: QueryExecutorProvider,
  type: TargetType,
  id: number,
  reader: Reader | null,
): Promise<Target | null> {
  if (type === "comment") return findComment(db, id, reader);
  const source = SOURCES[type];
  if (!source) return null;
  const { rows } = await sql<TargetRow>`${kept}
    select t.diary_id, t.is_gone, d.user_id, d.visibility, d.is_ban, d.is_moderate, d.is_hidden, d.is_remove, d.is_lock
    from (${source(id)}) t left join diary d on d.id = t.diary_id`.execute(db);
  const [row] = rows;
  if (!row || row.is_gone) return null;
  if (row.diary_id !== null && !mayRead(row, reader)) return null;
  return { type, id, diary_id: row.diary_id };
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
  return under ? { type: "comment", id, diary_id: under.diary_id } : null;
}
