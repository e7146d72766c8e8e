import type { Schema } from "@grow/contract";

type Plan = Schema<"Plan">;

/** A plan as its card shows it. */
export interface PlanChoice {
  readonly plan: string;
  readonly period: Plan["period"];
  /** Its name where several plans are for sale; null where they differ in their period only. */
  readonly title: string | null;
  readonly texts: readonly string[];
  readonly lang: Plan["lang"];
  readonly price: Plan["price"];
  /** The price of a month, rounded to minor units. */
  readonly monthly: Plan["price"];
  /** Share of the price that it saves against paying by the month, 0 to 1; null without a saving. */
  readonly saving: number | null;
  readonly trialDays: number;
  readonly limits: Plan["limits"];
}

const MONTHS: Record<Plan["period"], number> = { month: 1, year: 12 };

/** Describes plans for a choice: what a month costs with each, and what a year saves against twelve months of the same plan. */
export function planChoices(plans: readonly Plan[]): PlanChoice[] {
  const isOne = new Set(plans.map(({ title }) => title)).size === 1;
  return plans.map((plan) => {
    const monthly = plan.price.amount / MONTHS[plan.period];
    const byMonth = plans.find(
      ({ title, period, price }) =>
        period === "month" && title === plan.title && price.currency === plan.price.currency,
    );
    const saving = byMonth && byMonth.price.amount > 0 ? 1 - monthly / byMonth.price.amount : 0;
    return {
      plan: plan.plan,
      period: plan.period,
      title: isOne ? null : plan.title,
      texts: plan.items_text,
      lang: plan.lang,
      price: plan.price,
      monthly: { ...plan.price, amount: Math.round(monthly) },
      saving: saving >= 0.01 ? saving : null,
      trialDays: plan.trial_days,
      limits: plan.limits,
    };
  });
}
