import { type RawBuilder, sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";

/** Days before today that are computed again: what is reported late or hidden by a moderator corrects their sums. */
const DAYS_AGAIN = 3;

/** Days of one transaction. */
const DAYS_AT_ONCE = 31;

/** What the job knows of its last run, in `site_state`. */
export interface BrandDaysRun {
  /** The first day that is to be computed. */
  readonly next: string;
  /** When the days before were last computed, to the end. */
  readonly date: string;
}

const DAY = 24 * 60 * 60 * 1000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const later = (day: string, days: number) => dayOf(Date.parse(day) + days * DAY);

/**
 * Computes the daily sums of all brands, from the first day on which anything happened until today, and then the last days again. Each
 * transaction replaces some days and notes how far it came, so that a run that was ended goes on from there and two at once do no harm.
 */
export async function countBrandDays(database: Database, now: Date): Promise<void> {
  const today = dayOf(now.getTime());
  for (let isDone = false; !isDone; ) {
    isDone = await database.transaction(async (tx) => {
      const from = await nextDay(tx, today);
      const to = [later(from, DAYS_AT_ONCE - 1), today].sort()[0] ?? today;
      await replaceDays(tx, from, to);
      const run = { next: to === today ? later(today, -DAYS_AGAIN) : later(to, 1), date: now.toISOString() };
      await sql`
        update site_state set update_date = now(), value = value || ${JSON.stringify(to === today ? run : { next: run.next })}::jsonb
        where key = 'brand_days'`.execute(tx);
      return to === today;
    });
  }
}

/** Locks the row of the job, and reads where to go on. */
async function nextDay(tx: Tx, today: string): Promise<string> {
  await sql`insert into site_state (key, value) values ('brand_days', '{}') on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<{ next: string | null }>`
    select value ->> 'next' as next from site_state where key = 'brand_days' for update`.execute(tx);
  const next = rows[0]?.next ?? (await firstDay(tx)) ?? today;
  return [next, today].sort()[0] ?? today;
}

/** The first day on which anything happened that is counted. */
async function firstDay(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select least(
      (select min(day) from impression_day), (select min(day) from banner_day), (select min(day) from button_day),
      (select ${day(sql`min(add_date)`)} from follow where type = 'brand'),
      (select ${day(sql`min(add_date)`)} from diary where is_visible),
      (select ${day(sql`min(add_date)`)} from week where faza = 2 and not is_remove),
      (select ${day(sql`min(add_date)`)} from review where is_visible),
      (select ${day(sql`min(add_date)`)} from problem where is_visible))::text as day`.execute(tx);
  return rows[0]?.day ?? null;
}

const day = (date: RawBuilder<unknown>) => sql`(${date} at time zone 'utc')::date`;

/** The columns of a day, each the sum of the facts of its name. */
const FACTS = [
  ...[
    "cnt_views",
    "cnt_served",
    "cnt_viewable",
    "cnt_clicks",
    "cnt_followers",
    "cnt_diaries",
    "cnt_harvests",
  ],
  ...["cnt_reviews", "cnt_rates", "sum_rate", "cnt_questions"],
] as const;

async function replaceDays(tx: Tx, from: string, to: string): Promise<void> {
  const isIn = (date: string) =>
    sql`${sql.ref(date)} >= ${from}::date::timestamp at time zone 'utc' and ${sql.ref(date)} < (${to}::date + 1)::timestamp at time zone 'utc'`;
  const isDay = sql`x.day between ${from}::date and ${to}::date`;
  /** The brand's own people and staff are left out. */
  const isOther = (brand: string, user: string) => sql`
    not exists (select from team t where t.brand_id = ${sql.ref(brand)} and t.user_id = ${sql.ref(user)})
    and not exists (select from staff s where s.id = ${sql.ref(user)})`;
  await sql`delete from brand_day where day between ${from}::date and ${to}::date`.execute(tx);
  await sql`
    with team as (
      select brand_id, user_id from brand_manager union select brand_id, user_id from brand_tester
    ), staff as (
      select id from users where access && '{admin,moderate}'
    ), fact as (
      select n.brand_id, x.day, f.name, f.n from banner_day x join banner n on n.id = x.banner_id
      cross join lateral (values ('cnt_served', x.cnt_served), ('cnt_viewable', x.cnt_views), ('cnt_clicks', x.cnt_clicks)) f (name, n)
      where ${isDay} and n.brand_id is not null
      union all
      select p.brand_id, x.day, 'cnt_clicks', x.cnt_clicks from button_day x join product p on p.id = x.product_id where ${isDay}
      union all
      select coalesce(b.id, p.brand_id, s.brand_id), x.day, 'cnt_views', x.cnt_views from impression_day x
      left join brand b on x.type = 'brand' and b.id = x.content_id
      left join product p on x.type = 'product' and p.id = x.content_id
      left join strain s on x.type = 'strain' and s.id = x.content_id
      where ${isDay} and x.type in ('brand', 'product', 'strain')
      union all
      select f.content_id, ${day(sql`f.add_date`)}, 'cnt_followers', 1 from follow f
      where f.type = 'brand' and ${isIn("f.add_date")} and ${isOther("f.content_id", "f.user_id")}
      union all
      select g.thing_id, ${day(sql`d.add_date`)}, 'cnt_diaries', 1 from diary d
      join grown_with g on g.diary_id = d.id and g.kind = 'brand'
      where d.is_visible and ${isIn("d.add_date")} and ${isOther("g.thing_id", "d.user_id")}
      union all
      select g.thing_id, ${day(sql`w.add_date`)}, 'cnt_harvests', 1 from week w
      join diary d on d.id = w.diary_id and d.is_visible
      join grown_with g on g.diary_id = d.id and g.kind = 'brand'
      where w.faza = 2 and not w.is_remove and ${isIn("w.add_date")} and ${isOther("g.thing_id", "d.user_id")}
        and not exists (
          select from week e where e.diary_id = w.diary_id and e.faza = 2 and not e.is_remove
            and (e.add_date, e.id) < (w.add_date, w.id))
      union all
      select p.brand_id, ${day(sql`r.add_date`)}, f.name, f.n from review r join product p on p.id = r.product_id
      cross join lateral (values ('cnt_reviews', 1), ('cnt_rates', (r.n_general is not null)::int), ('sum_rate', r.n_general)) f (name, n)
      where r.is_visible and not r.is_affiliated and ${isIn("r.add_date")} and ${isOther("p.brand_id", "r.user_id")}
      union all
      select g.thing_id, ${day(sql`q.add_date`)}, 'cnt_questions', 1 from problem q
      join grown_with g on g.diary_id = q.diary_id and g.kind = 'brand'
      where q.is_visible and ${isIn("q.add_date")} and ${isOther("g.thing_id", "q.user_id")}
    )
    insert into brand_day (brand_id, day, ${sql.join(FACTS.map((name) => sql.ref(name)))})
    select f.brand_id, f.day, ${sql.join(FACTS.map((name) => sql`coalesce(sum(f.n) filter (where f.name = ${sql.lit(name)}), 0)`))}
    from fact f join brand b on b.id = f.brand_id where f.n > 0
    group by f.brand_id, f.day`.execute(tx);
}
