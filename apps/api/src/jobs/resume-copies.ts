import { type QueryExecutorProvider, sql } from "kysely";
import type { JobQueue } from "../queue/job-queue.ts";

/** Minutes after which a copy that is still waiting has lost its job: even a large one is packed sooner. */
const LOST_MINUTES = 30;

/** Hours after which a waiting copy or import has failed. All retries of its job are over by then. */
const FAILED_HOURS = 24;

/**
 * Queues the jobs of waiting copies again, such as those of a restored database, and marks copies and imports as failed that have waited
 * for a day: only then the user can start another one.
 */
export async function resumeCopies(db: QueryExecutorProvider, jobs: JobQueue): Promise<void> {
  await sql`
    update personal_copy set state = 'failed'
    where state = 'waiting' and add_date < now() - make_interval(hours => ${FAILED_HOURS})`.execute(db);
  // The next media sweep deletes its archive.
  await sql`
    update personal_import set state = 'failed', key = null
    where state = 'waiting' and add_date < now() - make_interval(hours => ${FAILED_HOURS})`.execute(db);
  const { rows } = await sql<{ user_id: number }>`
    select user_id from personal_copy
    where state = 'waiting' and add_date < now() - make_interval(mins => ${LOST_MINUTES}) order by user_id`.execute(
    db,
  );
  for (const { user_id } of rows) {
    const once = { key: `copy-${user_id}`, seconds: 3600 };
    await jobs.send("copy-personal-data", { user_id }, undefined, once);
  }
}
