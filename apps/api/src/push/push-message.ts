import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { mayBePushed } from "../notifications/hearer-columns.ts";
import type { JobQueue } from "../queue/job-queue.ts";

/** Seconds after which an unread message is pushed: who looks at the room has read it by then. */
export const READING_TIME = 10;

/** Seconds within which the messages of one user are pushed together. */
const PERIOD = 5;

/**
 * Queues a push message about a new message, in its transaction, to the members of the other side of a private or business room. It is sent
 * unless they read the room meanwhile. Messages that come soon after each other are told together.
 */
export async function pushMessage(
  tx: Tx,
  jobs: JobQueue,
  { chatId, userId }: { readonly chatId: number; readonly userId: number },
): Promise<void> {
  const { rows } = await sql<{ user_id: number }>`
    insert into push_waiting (user_id, event, chat_id)
    select cu.user_id, 'message', c.id
    from chat c
    join chat_user cu on cu.chat_id = c.id and cu.user_id <> ${userId} and not cu.is_mute
    join account a on a.user_id = cu.user_id
    left join notification_setting s on s.user_id = a.user_id and s.event = 'message'
    where c.id = ${chatId} and ${mayBePushed("message")}
      and case c.type when 'private' then c.accept_date is not null
        when 'business' then (cu.user_id = c.user_id) <> (${userId} = c.user_id) else false end
    order by cu.user_id
    returning user_id`.execute(tx);
  for (const { user_id } of rows) {
    // The last message of the period, too, has had its time to be read then.
    const when = { key: `push messages ${user_id}`, seconds: PERIOD, after: READING_TIME + PERIOD + 1 };
    await jobs.send("send-push", { user_id }, tx, when);
  }
}
