import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { utcDay } from "../../content/ads/utc-day.ts";
import { deviceClass } from "../../content/watch/browser.ts";
import { pageFamily } from "../../content/watch/page-family.ts";
import { ratingOf, stepOf } from "../../content/watch/vital-steps.ts";
import type { Tx } from "../../db/database.ts";
import { senderHash } from "../../http/sender.ts";

interface Reported {
  readonly metrics: readonly Schema<"TelemetryMetric">[];
  readonly agent: string;
  readonly now: Date;
  readonly secret: string;
}

/** Any number, as long as all servers agree on it, and no other lock has it. */
const LOCK = 7_204_115;

/** Adds measurements to the sums of their day. One that was reported before is moved to its new value. */
export async function countVitals(tx: Tx, { metrics, agent, now, secret }: Reported): Promise<void> {
  const device = deviceClass(agent);
  const last = new Map(metrics.map((metric) => [`${metric.name} ${metric.id}`, metric]));
  const given = [...last].map(([id, { name, value, page_path }]) => ({
    id: senderHash(secret, `vital ${id}`),
    name,
    page: pageFamily(page_path),
    rating: ratingOf(name, value),
    step: stepOf(name, value),
  }));
  // Two reports that move the same measurements wait for each other here instead of for each other's rows.
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
  await sql`
    with given as (
      select g.id, ${utcDay(now)}::date as day, g.name, g.page, ${device} as device, g.rating, g.step
      from unnest(${given.map(({ id }) => id)}::bytea[], ${given.map(({ name }) => name)}::text[],
        ${given.map(({ page }) => page)}::text[], ${given.map(({ rating }) => rating)}::text[],
        ${given.map(({ step }) => step)}::smallint[]) as g (id, name, page, rating, step)
    ), former as (
      select m.* from vital_mark m join given g on g.id = m.id
    ), marked as (
      insert into vital_mark as m (id, day, name, page, device, rating, step, date)
      select id, day, name, page, device, rating, step, ${now}::timestamptz from given
      on conflict (id) do update set day = excluded.day, page = excluded.page, device = excluded.device,
        rating = excluded.rating, step = excluded.step, date = excluded.date
    ), change as (
      select day, name, page, device, rating, step, sum(n)::int as n
      from (
        select day, name, page, device, rating, step, 1 as n from given
        union all
        select day, name, page, device, rating, step, -1 from former) e
      group by day, name, page, device, rating, step having sum(n) <> 0
    ), taken as (
      update vital_day v set cnt = greatest(0, v.cnt + c.n) from change c
      where c.n < 0 and (v.day, v.name, v.page, v.device, v.rating, v.step) = (c.day, c.name, c.page, c.device, c.rating, c.step)
    )
    insert into vital_day as v (day, name, page, device, rating, step, cnt)
    select day, name, page, device, rating, step, n from change where n > 0
    on conflict (day, name, page, device, rating, step) do update set cnt = v.cnt + excluded.cnt`.execute(tx);
}
