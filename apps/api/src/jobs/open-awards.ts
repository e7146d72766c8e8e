import { sql } from "kysely";
import { takesVotes } from "../content/awards/open-awards.ts";
import type { Database, Tx } from "../db/database.ts";
import { notifyAwardOpen } from "../notifications/notify-award-open.ts";
import type { JobQueue } from "../queue/job-queue.ts";

/**
 * Tells growers of awards whose voting has begun. A batch is one transaction that notes how far it came, so that a job that is killed,
 * repeated or run on two servers at once tells nobody twice.
 */
export async function openAwards(database: Database, jobs: JobQueue): Promise<void> {
  while (await database.transaction((tx) => openOne(tx, jobs)));
}

/** @returns whether there was a batch to tell */
async function openOne(tx: Tx, jobs: JobQueue): Promise<boolean> {
  const { rows } = await sql<{ year: number }>`
    select a.year from award a where a.is_publish and a.open_date is null and ${takesVotes}
    order by a.year limit 1 for no key update skip locked`.execute(tx);
  const [due] = rows;
  if (!due) return false;
  await notifyAwardOpen(tx, jobs, due.year);
  return true;
}
