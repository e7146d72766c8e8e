import { type QueryExecutorProvider, sql } from "kysely";
import { digestMoments } from "../notifications/digest-moments.ts";
import { isShown } from "../notifications/shown-notifications.ts";
import type { JobQueue } from "../queue/job-queue.ts";

/** Accounts per run; the rest is handled by the next. */
const AT_ONCE = 1000;

/** Between two digests, at least: less than a period, because days of changed clocks are shorter and the hour can be changed. */
const AT_LEAST = { daily: 22, weekly: 7 * 24 - 2 } as const;

/** What a digest covers at most: more than a period, so that nothing falls between two whose hour was changed. */
const AT_MOST = { daily: 48, weekly: 9 * 24 } as const;

/** Days without a visit after which digests stop. */
const GONE_DAYS = 90;

/**
 * Queues a digest for each account with unread notifications whose hour has come in its time zone. Who has not visited for long gets one last
 * digest that says so, and no more until the next visit.
 */
export async function queueDigests(
  db: QueryExecutorProvider,
  jobs: JobQueue,
  now = new Date(),
): Promise<void> {
  const moments = await currentMoments(db, now);
  if (moments.length === 0) return;
  const { rows } = await sql<{ user_id: number; since: string; until: string; is_goodbye: boolean }>`
    with moment as (
      select * from jsonb_to_recordset(${JSON.stringify(moments)}::jsonb)
        as m (time_zone text, digest_hour integer, moment timestamptz)
    ), due as (
      select a.user_id, m.moment, seen.gone_date is not null as is_goodbye,
        greatest(coalesce(a.digest_date, '-infinity'), m.moment - make_interval(hours =>
          case a.digest when 'daily' then ${AT_MOST.daily}::int else ${AT_MOST.weekly}::int end)) as since
      from account a
      join users u on u.id = a.user_id and not u.is_remove and not u.is_ban
      join moment m on m.time_zone = a.time_zone and m.digest_hour = a.digest_hour
      cross join lateral (
        select case when last.visit < ${now.toISOString()}::timestamptz - make_interval(days => ${GONE_DAYS}) then last.visit end as gone_date
        from (select greatest(u.add_date, a.visit_date, (
          select max(k.use_date) from session k where k.user_id = a.user_id)) as visit) last) seen
      where a.digest <> 'none' and a.is_email_confirmed
        and coalesce(a.digest_date, '-infinity') <= m.moment - make_interval(hours =>
          case a.digest when 'daily' then ${AT_LEAST.daily}::int else ${AT_LEAST.weekly}::int end)
        and (seen.gone_date is null or coalesce(a.digest_goodbye_date, '-infinity') < seen.gone_date)
      order by a.user_id
    ), filled as (
      select * from due where exists (
        select from notification n where n.user_id = due.user_id and not n.is_visit and ${isShown}
          and n.add_date >= due.since and n.add_date < due.moment)
      limit ${AT_ONCE}
    )
    update account set digest_date = filled.moment,
      digest_goodbye_date = case when filled.is_goodbye then ${now.toISOString()}::timestamptz else digest_goodbye_date end
    from filled where account.user_id = filled.user_id
    returning account.user_id, to_json(filled.since) #>> '{}' as since, to_json(filled.moment) #>> '{}' as until, filled.is_goodbye`.execute(
    db,
  );
  for (const { user_id, since, until, is_goodbye } of rows) {
    await jobs.send("send-digest", { user_id, since, until, is_goodbye }, undefined, {
      key: `digest ${user_id}`,
      seconds: 12 * 3600,
    });
  }
}

/** When the hours of digests last came, for each that is used in a time zone. */
async function currentMoments(db: QueryExecutorProvider, now: Date) {
  const { rows } = await sql<{ time_zone: string; digest_hour: number }>`
    select distinct time_zone, digest_hour from account where digest <> 'none'`.execute(db);
  const zones = new Map<string, readonly Date[]>();
  return rows.flatMap(({ time_zone, digest_hour }) => {
    const moments = zones.get(time_zone) ?? digestMoments(time_zone, now);
    zones.set(time_zone, moments);
    const moment = moments[digest_hour];
    return moment === undefined ? [] : [{ time_zone, digest_hour, moment: moment.toISOString() }];
  });
}
