import type { Schema } from "@grow/contract";
import { NOTIFICATION_EVENTS } from "@grow/domain/notifications";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { JobQueue, Jobs } from "../queue/job-queue.ts";
import { DEFAULT_SETTINGS } from "./default-settings.ts";
import { hearer, isListed } from "./hearer-columns.ts";
import { queueWays, type Told } from "./send-ways.ts";

type PlanParams = NonNullable<Schema<"NotificationParams">["plan"]>;

/**
 * Notifies a user of a plan, on the site, by email and by push, as their settings say. The email has a date to meet, so it waits for no digest.
 *
 * @param params what the site puts into words
 */
export async function notifyPlan(
  tx: Tx,
  jobs: JobQueue,
  news: Jobs["send-plan-news"],
  params: PlanParams,
): Promise<void> {
  const { mail } = DEFAULT_SETTINGS.premium_end;
  const { rows } = await sql<Told & { is_mail: boolean }>`
    with choice as (
      select ${isListed("premium_end")} as site, coalesce(s.mail, ${mail}::boolean) and a.is_email_confirmed as mail, ${hearer} as hearer
      from account a
      join users u on u.id = a.user_id and not u.is_remove
      left join notification_setting s on s.user_id = a.user_id and s.event = 'premium_end'
      where a.user_id = ${news.user_id}
    ), inserted as (
      insert into notification (user_id, channel, event, group_period, type, content_id, params)
      select ${news.user_id}, ${NOTIFICATION_EVENTS.premium_end.channel}, 'premium_end', (now() at time zone 'utc')::date, 'subscription', ${news.subscription_id},
        ${JSON.stringify({ plan: params })}::jsonb
      from choice where site
      returning id
    )
    select ${news.user_id}::bigint as user_id, hearer, mail as is_mail, (select id from inserted) as notification_id
    from choice`.execute(tx);
  await queueWays(tx, jobs, "premium_end", rows);
  if (rows[0]?.is_mail) await jobs.send("send-plan-news", news, tx);
}
