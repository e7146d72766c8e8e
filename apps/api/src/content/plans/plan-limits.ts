import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";

/** Limits of a brand without a plan. */
export const FREE_LIMITS: Schema<"PlanLimits"> = { banner_views: 0, newsletters: 0, testers: 2, managers: 3 };

/** Whether the subscription `s` is active today, in UTC. */
export const isRunning: RawBuilder<boolean> = sql<boolean>`
  (s.close_date is null and s.date_end >= (now() at time zone 'utc')::date)`;

/** The limits of a brand's plan; null is unlimited. */
export async function planLimits(db: QueryExecutorProvider, brandId: number): Promise<Schema<"PlanLimits">> {
  const { rows } = await sql<Schema<"PlanLimits">>`
    select p.max_banner_views as banner_views, p.max_newsletters as newsletters, p.max_testers as testers,
      p.max_managers as managers
    from subscription s join plan p on p.code = s.plan
    where s.brand_id = ${brandId} and ${isRunning}`.execute(db);
  return rows[0] ?? FREE_LIMITS;
}
