import { sql } from "kysely";
import { forbidden, notFound } from "../../errors/api-error.ts";
import { ownerByPath } from "../../http/owners.ts";
import { type GuardedDiary, mayChange, mayRead } from "../../rights/diary-access.ts";
import { diaryId } from "../../rights/diary-id.ts";
import { requireChange } from "../../rights/require-change.ts";
import { type RemovedThing, requireRestorable } from "../../rights/restorable.ts";
import { isRestorable } from "../../rights/restore-period.ts";

/** The diary of a path, for its author and for moderators. */
export const changedDiary = ownerByPath(({ id }, reader, db) =>
  requireChange(db, diaryId(String(id)), reader),
);

/** The diary of a path to restore, removed or not, by the rule of {@link requireRestorable}. */
export const restorableDiary = ownerByPath(async ({ id }, reader, db) => {
  const { rows } = await sql<GuardedDiary & RemovedThing>`
    select user_id, visibility, is_ban, is_moderate, is_hidden, is_remove, is_lock, ${isRestorable} as is_in_time, (
      select e.user_id from event e
      where e.content_type = 'diary' and e.content_id = d.id and e.type = 'diary.delete'
      order by e.id desc limit 1) as remover_id
    from diary d where id = ${diaryId(String(id))}`.execute(db);
  const [diary] = rows;
  if (!diary) throw notFound();
  const isOwn = diary.user_id === reader.id;
  if (!isOwn && !mayRead(diary, reader)) throw notFound();
  if (!mayChange(diary, reader)) throw forbidden();
  requireRestorable(diary, reader);
});
