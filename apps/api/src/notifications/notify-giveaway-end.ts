import { NOTIFICATION_EVENTS } from "@grow/domain/notifications";
import { sql } from "kysely";
import { memberBranches, personalBranches } from "../content/giveaways/entrant-rules.ts";
import type { Tx } from "../db/database.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { hearer, isListed, mayBeSent } from "./hearer-columns.ts";
import { queueWays, type Told } from "./send-ways.ts";

/** Followers of a transaction: the giveaway is locked meanwhile, and nobody can enter it. */
const BATCH = 500;

/**
 * Reminds the next batch of followers of a brand that its giveaway ends soon: on the site, by email and by push, as their settings say. Only those
 * are reminded who may enter it and have not. The caller has locked the giveaway.
 *
 * @returns whether followers are left
 */
export async function notifyGiveawayEnd(tx: Tx, jobs: JobQueue, giveawayId: number): Promise<boolean> {
  const event = "giveaway_end";
  const { rows } = await sql<{ followers: number; told: Told[] }>`
    with batch as (
      select f.user_id from giveaway g
      join follow f on f.type = 'brand' and f.content_id = g.brand_id and f.is_notify and f.user_id > g.remind_after
      where g.id = ${giveawayId} order by f.user_id limit ${BATCH}
    ), choice as (
      select a.user_id, ${isListed(event)} as site, ${mayBeSent(event)} as may_be_sent, ${hearer} as hearer
      from batch
      join giveaway g on g.id = ${giveawayId}
      join account a on a.user_id = batch.user_id
      join users u on u.id = a.user_id and not u.is_remove and not u.is_ban and u.add_date < least(g.add_date, g.date_start)
      left join notification_setting s on s.user_id = a.user_id and s.event = ${event}
      where not exists (select from giveaway_entry e where e.giveaway_id = g.id and e.user_id = a.user_id)
        and (case ${memberBranches} ${personalBranches} end) is null
    ), inserted as (
      insert into notification (user_id, channel, event, group_period, type, content_id, params)
      select user_id, ${NOTIFICATION_EVENTS[event].channel}, ${event}, (now() at time zone 'utc')::date, 'giveaway', ${giveawayId}, '{}'
      from choice where site
      returning user_id, id
    ), moved as (
      update giveaway set remind_after = coalesce((select max(user_id) from batch), remind_after),
        remind_date = case when (select count(*) from batch) < ${BATCH} then now() end
      where id = ${giveawayId}
    )
    select (select count(*)::int from batch) as followers,
      coalesce((
        select json_agg(json_build_object('user_id', c.user_id, 'hearer', c.hearer, 'notification_id', i.id) order by c.user_id)
        from choice c left join inserted i on i.user_id = c.user_id where c.may_be_sent), '[]') as told`.execute(
    tx,
  );
  const { followers = 0, told = [] } = rows[0] ?? {};
  for (const user_id of await queueWays(tx, jobs, event, told)) {
    const about = { type: "giveaway", content_id: giveawayId, diary_id: null, from_user_id: null } as const;
    await jobs.send("send-notice", { user_id, event, ...about }, tx);
  }
  return followers === BATCH;
}
