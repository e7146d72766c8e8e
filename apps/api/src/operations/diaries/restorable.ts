import { type RawBuilder, sql } from "kysely";
import { ownerByPath } from "../../http/owners.ts";
import { forbidden, notFound } from "../../http/problem.ts";
import { type GuardedDiary, isModerator, mayChange, mayRead } from "./access.ts";
import { diaryId } from "./open-diary.ts";

/** Days for which what was removed can be brought back; then it is purged. */
export const RESTORE_DAYS = 30;

/** Whether a row that was removed can still be brought back. */
export const isInTime: RawBuilder<boolean> = sql<boolean>`
  (remove_date is null or remove_date > now() - make_interval(days => ${RESTORE_DAYS}))`;

interface RestorableDiary extends GuardedDiary {
  /** Who removed it last. */
  remover_id: number | null;
}

/**
 * The diary of an address that is to be brought back, removed or not: for moderators, and for its author, unless a moderator has
 * removed it.
 */
export const restorableDiary = ownerByPath(async ({ id }, reader, db) => {
  const { rows } = await sql<RestorableDiary>`
    select user_id, visibility, is_ban, is_moderate, is_hidden, is_remove, is_lock, (
      select e.user_id from event e
      where e.content_type = 'diary' and e.content_id = d.id and e.type = 'diary.delete'
      order by e.id desc limit 1) as remover_id
    from diary d where id = ${diaryId(String(id))}`.execute(db);
  const [diary] = rows;
  if (!diary) throw notFound();
  const isOwn = diary.user_id === reader.id;
  if (!isOwn && !mayRead(diary, reader)) throw notFound();
  if (!mayChange(diary, reader)) throw forbidden();
  const isTakenDown = diary.is_remove && diary.remover_id !== null && diary.remover_id !== diary.user_id;
  if (isTakenDown && !isModerator(reader)) throw forbidden();
});
