import { type QueryExecutorProvider, sql } from "kysely";
import { planLimits } from "../../../content/plans/plan-limits.ts";
import { forbidden, invalid } from "../../../errors/api-error.ts";

/** Newsletters of a brand that are or were sent in the month of a time, in UTC. */
async function sentInMonth(db: QueryExecutorProvider, brandId: number, at: Date): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from newsletter n
    where n.brand_id = ${brandId} and n.state <> 'draft' and not n.is_remove
      and n.send_date >= date_trunc('month', ${at}::timestamptz, 'UTC')
      and n.send_date < date_trunc('month', ${at}::timestamptz, 'UTC') + interval '1 month'`.execute(db);
  return rows[0]?.sent ?? 0;
}

/** How many newsletters the plan allows for the rest of this month; null without a limit. */
export async function freeNewsletters(
  db: QueryExecutorProvider,
  brandId: number,
  now: Date,
): Promise<number | null> {
  const { newsletters } = await planLimits(db, brandId);
  return newsletters === null ? null : Math.max(0, newsletters - (await sentInMonth(db, brandId, now)));
}

/**
 * Checks that the plan allows one more newsletter in the month of its time.
 *
 * @throws ApiError 403 `premium_only` without a plan for newsletters, 422 `too_many` above the monthly limit
 */
export async function requireFreeNewsletter(
  db: QueryExecutorProvider,
  brandId: number,
  at: Date,
): Promise<void> {
  const { newsletters } = await planLimits(db, brandId);
  if (newsletters === 0) throw forbidden("premium_only");
  if (newsletters !== null && (await sentInMonth(db, brandId, at)) >= newsletters)
    throw invalid([{ code: "too_many", field: "send_date", params: { max: newsletters } }]);
}
