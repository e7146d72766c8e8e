import { NOTIFICATION_EVENTS } from "@grow/domain/notifications";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { NotificationContent } from "../../events/notification.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { hearer } from "../../notifications/hearer-columns.ts";
import { readLines } from "../../notifications/notification-lines.ts";
import { queueWays, type Told } from "../../notifications/send-ways.ts";
import type { JobQueue } from "../../queue/job-queue.ts";
import { randomContent } from "./random-content.ts";

/** Always listed, whatever the user chose, so that there is something to look at. */
export const createRandomNotification = defineOperation(
  "createRandomNotification",
  async ({ user, jobs, transaction }) => ({
    status: 201,
    data: await transaction(async (tx) => {
      await notify(tx, jobs, user.id, await randomContent(tx, user.id));
      const { items } = await readLines(tx, user.id, { start: 0, limit: 1 }, { isFlat: true });
      const [line] = items;
      if (line === undefined) throw new Error("A notification that was just made is gone.");
      return line;
    }),
  }),
);

async function notify(tx: Tx, jobs: JobQueue, userId: number, content: NotificationContent): Promise<void> {
  const { event, type, content_id, diary_id, from_user_id } = content;
  const { rows } = await sql<Told>`
    with inserted as (
      insert into notification (user_id, channel, event, group_period, type, content_id, diary_id, from_user_id, params)
      values (${userId}, ${NOTIFICATION_EVENTS[event].channel}, ${event}, (now() at time zone 'utc')::date, ${type}, ${content_id},
        ${diary_id}, ${from_user_id}, '{}')
      returning id
    )
    select a.user_id, ${hearer} as hearer, (select id from inserted) as notification_id
    from account a left join notification_setting s on s.user_id = a.user_id and s.event = ${event}
    where a.user_id = ${userId}`.execute(tx);
  for (const user_id of await queueWays(tx, jobs, event, rows))
    await jobs.send("send-notice", { user_id, ...content }, tx);
}
