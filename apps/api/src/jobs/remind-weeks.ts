import { sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";
import { notifyUser } from "../notifications/notify-user.ts";
import type { JobQueue } from "../queue/job-queue.ts";

/** Days after a week at which the next one is due. */
const DUE_AFTER = 7;

/** Days after which a reminder that no run has sent comes too late. */
const TOO_LATE = 9;

/** Diaries of a transaction. */
const BATCH = 500;

/**
 * Reminds growers of running diaries whose newest week is a week old, once per week. A batch is one transaction with the marks of its
 * diaries, so that a job that is killed, repeated or run on two servers at once reminds nobody twice.
 */
export async function remindWeeks(database: Database, jobs: JobQueue): Promise<void> {
  while ((await database.transaction((tx) => remindSome(tx, jobs))) === BATCH);
}

async function remindSome(tx: Tx, jobs: JobQueue): Promise<number> {
  const { rows } = await sql<{ diary_id: number; user_id: number }>`
    with due as (
      select d.id as diary_id, w.id as week_id
      from week w join diary d on d.id = w.diary_id join users u on u.id = d.user_id and not u.is_remove and not u.is_ban
      where not w.is_remove and w.add_date <= now() - make_interval(days => ${DUE_AFTER})
        and w.add_date > now() - make_interval(days => ${TOO_LATE})
        and not d.is_remove and not d.is_ban and not d.is_harvest
        and not exists (
          select from week later where later.diary_id = d.id and not later.is_remove
            and (later.add_date, later.id) > (w.add_date, w.id))
        and not exists (select from week_reminder r where r.diary_id = d.id and r.week_id = w.id)
      order by d.id limit ${BATCH}
    )
    insert into week_reminder as r (diary_id, week_id) select diary_id, week_id from due order by diary_id
    on conflict (diary_id) do update set week_id = excluded.week_id, add_date = now() where r.week_id <> excluded.week_id
    returning r.diary_id, (select user_id from diary where diary.id = r.diary_id) as user_id`.execute(tx);
  for (const { diary_id, user_id } of rows) {
    await notifyUser(tx, jobs, user_id, {
      ...{ event: "week_due", type: "diary", content_id: diary_id, diary_id, from_user_id: null },
    });
  }
  return rows.length;
}
