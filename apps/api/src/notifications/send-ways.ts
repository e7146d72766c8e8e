import type { NotificationEvent } from "@grow/domain/notifications";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { decideWays, type Hearer } from "./decide-ways.ts";

/** Somebody who hears of an event in more ways than the list. */
export interface Told {
  readonly user_id: number;
  readonly hearer: Hearer;
  /** Its row in their list; null where the list does not show it. */
  readonly notification_id: number | null;
}

/**
 * Queues what members hear of an event besides the list, in the transaction of the event: push messages wait in a table until they are
 * sent, so that nothing is lost in quiet hours.
 *
 * @returns those who get an email now
 */
export async function queueWays(
  tx: Tx,
  jobs: JobQueue,
  event: NotificationEvent,
  told: readonly Told[],
): Promise<number[]> {
  const now = new Date();
  const ways = told.map((one) => ({ ...one, ...decideWays(event, one.hearer, now) }));
  const pushed = ways.filter(({ push }) => push !== "none");
  if (pushed.length > 0) {
    const rows = pushed.map(({ user_id, notification_id }) => ({ user_id, notification_id }));
    await sql`
      insert into push_waiting (user_id, event, notification_id)
      select user_id, ${event}, notification_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (user_id bigint, notification_id bigint)
      order by user_id`.execute(tx);
  }
  for (const { user_id, push } of pushed) {
    // The others are sent when their quiet hours are over.
    if (push === "now") await jobs.send("send-push", { user_id }, tx);
  }
  return ways.filter(({ mail }) => mail === "now").map(({ user_id }) => user_id);
}
