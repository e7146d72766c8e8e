import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { NOTIFICATION_CHANNELS } from "../events/notification.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { DEFAULT_SETTINGS } from "./default-settings.ts";

/**
 * Reminds the followers of a brand that its giveaway ends soon: on the site and by email, as their settings say. Who has entered it needs
 * no reminder.
 */
export async function notifyGiveawayEnd(tx: Tx, jobs: JobQueue, giveawayId: number): Promise<void> {
  const event = "giveaway_end";
  const { site, mail } = DEFAULT_SETTINGS[event];
  const { rows } = await sql<{ user_id: number }>`
    with choice as (
      select a.user_id, coalesce(s.site, ${site}::boolean) as site,
        coalesce(s.mail, ${mail}::boolean) and a.is_email_confirmed
          and (a.digest = 'none' or not coalesce(s.site, ${site}::boolean)) as mail
      from giveaway g
      join follow f on f.type = 'brand' and f.content_id = g.brand_id and f.is_notify
      join account a on a.user_id = f.user_id
      join users u on u.id = f.user_id and not u.is_remove and not u.is_ban
      left join notification_setting s on s.user_id = f.user_id and s.event = ${event}
      where g.id = ${giveawayId}
        and not exists (select from giveaway_entry e where e.giveaway_id = g.id and e.user_id = f.user_id)
    ), inserted as (
      insert into notification (user_id, channel, event, group_period, type, content_id, params)
      select user_id, ${NOTIFICATION_CHANNELS[event]}, ${event}, (now() at time zone 'utc')::date, 'giveaway', ${giveawayId}, '{}'
      from choice where site
    )
    select user_id from choice where mail order by user_id`.execute(tx);
  for (const { user_id } of rows) {
    const about = { type: "giveaway", content_id: giveawayId, diary_id: null, from_user_id: null } as const;
    await jobs.send("send-notice", { user_id, event, ...about }, tx);
  }
}
