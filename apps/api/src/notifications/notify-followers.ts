import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { type NewContentEvent, NOTIFICATION_CHANNELS } from "../events/notification.ts";
import type { NotifiedKind } from "../kinds/kinds.ts";

/**
 * Notifies the followers of a user on the site of something new, in the transaction of its event. Followers who turned this off or
 * blocked the user are left out; the summary email reads the feed, so no email is sent for each thing.
 */
export async function notifyFollowers(
  tx: Tx,
  userId: number,
  about: { event: NewContentEvent; type: NotifiedKind; content_id: number; event_id: number },
): Promise<void> {
  const { event, type, content_id, event_id } = about;
  await sql`
    insert into notification (user_id, channel, event, group_period, type, content_id, from_user_id, event_id, params)
    select f.user_id, ${NOTIFICATION_CHANNELS[event]}, ${event}, (now() at time zone 'utc')::date, ${type}, ${content_id},
      ${userId}, ${event_id}, '{}'
    from follow f join users u on u.id = f.user_id and not u.is_remove
    left join notification_setting s on s.user_id = f.user_id and s.event = ${event}
    where f.type = 'user' and f.content_id = ${userId} and f.user_id <> ${userId} and coalesce(s.site, true)
      and not exists (
        select from user_ban b where b.user_id = f.user_id and b.type = 'user' and b.content_id = ${userId})`.execute(
    tx,
  );
}
