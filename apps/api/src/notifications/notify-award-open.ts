import { NOTIFICATION_EVENTS } from "@grow/domain/notifications";
import { sql } from "kysely";
import { joinThing, personOfThing } from "../content/awards/candidate-things.ts";
import type { Tx } from "../db/database.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { hearer, isListed, mayBeSent } from "./hearer-columns.ts";
import { queueWays, type Told } from "./send-ways.ts";

/** Growers of a transaction: the award is locked meanwhile. */
const BATCH = 500;

/**
 * Tells the next batch of growers that they can vote for the awards of a year: those who are nominated, or made what is, and those who voted
 * in earlier years, unless they have voted. Each hears it once per year. The caller has locked the award.
 *
 * @returns whether growers are left
 */
export async function notifyAwardOpen(tx: Tx, jobs: JobQueue, year: number): Promise<boolean> {
  const event = "award_open";
  const { rows } = await sql<{ growers: number; told: Told[] }>`
    with asked as (
      select ${personOfThing} as user_id from award_nomination n
      join award_candidate c on c.year = n.year and c.nomination_id = n.id ${joinThing}
      where n.year = ${year}
      union
      select v.user_id from award_vote v where v.year < ${year}
    ), batch as (
      select asked.user_id from asked join award w on w.year = ${year}
      where asked.user_id > w.open_after order by asked.user_id limit ${BATCH}
    ), choice as (
      select a.user_id, ${isListed(event)} as site, ${mayBeSent(event)} as may_be_sent, ${hearer} as hearer
      from batch
      join account a on a.user_id = batch.user_id
      join users u on u.id = a.user_id and not u.is_remove and not u.is_ban
      left join notification_setting s on s.user_id = a.user_id and s.event = ${event}
      where not exists (select from award_vote v where v.year = ${year} and v.user_id = a.user_id)
    ), inserted as (
      insert into notification (user_id, channel, event, group_period, type, content_id, params)
      select user_id, ${NOTIFICATION_EVENTS[event].channel}, ${event}, (now() at time zone 'utc')::date, 'award', ${year}, '{}'
      from choice where site
      returning user_id, id
    ), moved as (
      update award set open_after = coalesce((select max(user_id) from batch), open_after),
        open_date = case when (select count(*) from batch) < ${BATCH} then now() end
      where year = ${year}
    )
    select (select count(*)::int from batch) as growers,
      coalesce((
        select json_agg(json_build_object('user_id', c.user_id, 'hearer', c.hearer, 'notification_id', i.id) order by c.user_id)
        from choice c left join inserted i on i.user_id = c.user_id where c.may_be_sent), '[]') as told`.execute(
    tx,
  );
  const { growers = 0, told = [] } = rows[0] ?? {};
  for (const user_id of await queueWays(tx, jobs, event, told)) {
    const about = { type: "award", content_id: year, diary_id: null, from_user_id: null } as const;
    await jobs.send("send-notice", { user_id, event, ...about }, tx);
  }
  return growers === BATCH;
}
