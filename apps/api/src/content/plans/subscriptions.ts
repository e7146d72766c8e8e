import { type QueryExecutorProvider, sql } from "kysely";
import { isRunning } from "./plan-limits.ts";

/** The subscriber of a plan. */
export type Subscriber = { readonly userId: number } | { readonly brandId: number };

export interface SubscriptionRow {
  id: number;
  kind: "premium" | "partner";
  plan: string;
  period: "month" | "year";
  price_amount: number;
  price_currency: string;
  date_end: string;
  is_renew: boolean;
  is_trial: boolean;
  is_active: boolean;
}

/** A condition on subscriptions `s`. */
export function isOf(subscriber: Subscriber) {
  return "userId" in subscriber
    ? sql`s.user_id = ${subscriber.userId}`
    : sql`s.brand_id = ${subscriber.brandId}`;
}

/** The latest subscription of a user or brand, active or not; null without any. */
export async function readSubscription(
  db: QueryExecutorProvider,
  subscriber: Subscriber,
): Promise<SubscriptionRow | null> {
  const { rows } = await sql<SubscriptionRow>`
    select s.id, s.kind, s.plan, s.period, s.price_amount, s.price_currency, s.date_end::text, s.is_renew, s.is_trial,
      ${isRunning} as is_active
    from subscription s where ${isOf(subscriber)} order by s.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
