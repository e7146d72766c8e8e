import { sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";
import type { PlanState } from "../events/plan-news.ts";
import { notifyPlan } from "../notifications/notify-plan.ts";
import { nextInvoice } from "../payments/next-invoice.ts";
import type { JobQueue } from "../queue/job-queue.ts";

/** Days before its last day when a plan is announced first, and again. */
const WEEK = 7;
const DAY = 1;

/** Announcements per transaction. */
const AT_ONCE = 100;

interface Due {
  id: number;
  state: PlanState;
  kind: "premium" | "partner";
  date_end: string;
  /** Of the invoice that waits; null without one. */
  price_amount: number | null;
  price_currency: string | null;
  brand: string | null;
  /** The user, or the owners of the brand; none where there is nothing to say. */
  users: number[];
}

/**
 * Announces plans that end within a week or a day, with the invoice that extends them where one waits, and plans that have ended, to their
 * user or the owners of their brand. Dates decide, not runs: after a pause of the job each announcement that is still of use is made once.
 */
export async function announcePlans(database: Database, jobs: JobQueue): Promise<void> {
  while ((await database.transaction((tx) => announceSome(tx, jobs))) === AT_ONCE);
}

async function announceSome(tx: Tx, jobs: JobQueue): Promise<number> {
  const { rows } = await sql<Due>`
    with due as (
      select s.id, s.date_end, s.close_date, s.date_end - (now() at time zone 'utc')::date as days
      from subscription s
      where (s.close_date is not null and s.end_notice is distinct from s.date_end)
        or (s.close_date is null and s.date_end <= (now() at time zone 'utc')::date + ${WEEK}::int
          and (s.week_notice is distinct from s.date_end
            or (s.day_notice is distinct from s.date_end and s.date_end <= (now() at time zone 'utc')::date + ${DAY}::int)))
      order by s.id limit ${AT_ONCE} for update of s skip locked
    ), marked as (
      update subscription s set week_notice = s.date_end,
        day_notice = case when due.close_date is not null or due.days <= ${DAY} then s.date_end else s.day_notice end,
        end_notice = case when due.close_date is not null then s.date_end else s.end_notice end
      from due where due.id = s.id
      returning s.id, s.kind, s.user_id, s.brand_id, due.date_end, due.close_date is not null as is_over
    )
    select m.id, m.kind, m.date_end::text, next.price_amount, next.price_currency, b.name as brand,
      case when m.is_over then 'ended' when next.number is null then 'ends' else 'renews' end as state,
      to_json(array(
        select m.user_id where m.user_id is not null
        union all select o.user_id from brand_manager o where o.brand_id = m.brand_id and o.role = 'owner')) as users
    from marked m
    join subscription s on s.id = m.id
    left join lateral (${nextInvoice}) next on true
    left join brand b on b.id = m.brand_id
    order by m.id`.execute(tx);
  for (const { id, users, ...due } of rows) {
    if (due.state === "ended" && (await hasOther(tx, id))) continue;
    const { state, kind, date_end, brand } = due;
    const { price_amount: amount, price_currency: currency } = due;
    const price = state === "renews" && amount !== null && currency !== null ? { amount, currency } : null;
    for (const user_id of users) {
      const news = { user_id, subscription_id: id, state, date_end };
      await notifyPlan(tx, jobs, news, { state, kind, date_end, price, brand });
    }
  }
  return rows.length;
}

/** Whether the subscriber has a plan that runs: then nothing has ended. */
async function hasOther(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from subscription s join subscription o on o.user_id = s.user_id or o.brand_id = s.brand_id
    where s.id = ${id} and o.close_date is null limit 1`.execute(tx);
  return rows.length > 0;
}
