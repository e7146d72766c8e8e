import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { notifyUser } from "../../notifications/notify-user.ts";
import type { JobQueue } from "../../queue/job-queue.ts";
import type { GuardedQuestion } from "./question-rights.ts";

/** Growers who answered a question before, and followers, who are notified of a new answer, at most of each. */
const MAX_ANSWERERS = 20;
const MAX_FOLLOWERS = 200;

/** Notifies the question's author of an answer, authors of earlier answers, and followers of the question. */
export async function notifySolution(
  tx: Tx,
  jobs: JobQueue,
  { id, user_id: askerId }: GuardedQuestion,
  userId: number,
  event_id: number,
): Promise<void> {
  const { rows } = await sql<{ user_id: number }>`
    (select user_id from solution
     where problem_id = ${id} and not is_remove and user_id is not null
     group by user_id order by max(id) desc limit ${sql.lit(MAX_ANSWERERS)})
    union
    (select user_id from follow
     where type = 'problem' and content_id = ${id} and is_notify
     order by add_date desc limit ${sql.lit(MAX_FOLLOWERS)})`.execute(tx);
  const content = { event: "solution", type: "problem", content_id: id, diary_id: null, event_id } as const;
  for (const to of new Set([askerId, ...rows.map(({ user_id }) => user_id)])) {
    await notifyUser(tx, jobs, to, { ...content, from_user_id: userId });
  }
}
