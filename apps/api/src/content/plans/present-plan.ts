import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";

interface PlanRow {
  plan: string;
  kind: Schema<"PlanKind">;
  title: string;
  items_text: string[];
  lang: string;
  amount: number;
  currency: string;
  period: "month" | "year";
  trial_days: number;
  limits: Schema<"PlanLimits">;
}

/**
 * Plans with texts in a language (English where one is missing), cheapest per month first.
 *
 * @param which a condition on plans `p`
 */
export async function readPlans(
  db: QueryExecutorProvider,
  which: RawBuilder<unknown>,
  lang: string,
): Promise<Schema<"Plan">[]> {
  const { rows } = await sql<PlanRow>`
    select p.code as plan, p.kind, p.period, p.price_amount as amount, p.price_currency as currency, p.trial_days,
      coalesce(t.title, e.title, p.code) as title, coalesce(t.items_text, e.items_text, '{}') as items_text,
      coalesce(t.lang, 'en') as lang,
      json_build_object('banner_views', p.max_banner_views, 'newsletters', p.max_newsletters, 'testers', p.max_testers,
        'managers', p.max_managers) as limits
    from plan p
    left join plan_text t on t.code = p.code and t.lang = ${lang}
    left join plan_text e on e.code = p.code and e.lang = 'en'
    where ${which}
    order by p.price_amount / case p.period when 'year' then 12 else 1 end, p.position, p.code`.execute(db);
  return rows.map(({ amount, currency, limits, kind, ...plan }) => ({
    ...plan,
    kind,
    price: { amount, currency },
    limits: kind === "partner" ? limits : null,
  }));
}
