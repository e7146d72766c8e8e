import type { RequestBody, Schema } from "@grow/contract";

/** Languages that texts of plans are written in. */
export const PLAN_LANGS = ["en", "de", "es", "ru", "th"] as const;
export type PlanLang = (typeof PLAN_LANGS)[number];

/** Limits of a partner plan, as the form names them. */
export const PLAN_LIMITS = ["banner_views", "newsletters", "testers", "managers"] as const;

/** Cents of a euro or dollar: the smallest unit of every currency that plans are sold in. */
const CENTS = 100;

/** A plan as the fields of its form. */
export interface PlanFormView {
  readonly code: string;
  readonly title: string;
  readonly period: Schema<"Plan">["period"];
  readonly isPartner: boolean;
  readonly currency: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A plan with texts in one language, as its form shows it. */
export function planFormView({ plan, title, items_text, price, ...rest }: Schema<"Plan">): PlanFormView {
  const { limits } = rest;
  return {
    code: plan,
    title,
    period: rest.period,
    isPartner: rest.kind === "partner",
    currency: price.currency,
    fields: {
      title,
      items_text: items_text.join("\n"),
      price: (price.amount / CENTS).toFixed(2),
      trial_days: String(rest.trial_days),
      ...(limits &&
        Object.fromEntries(
          PLAN_LIMITS.map((name) => [name, limits[name] === null ? "" : String(limits[name])]),
        )),
    },
  };
}

/**
 * Reads a submitted plan. Text that is no number becomes NaN, which the API rejects with a message for its field.
 *
 * @param text the value of a field; "" for a missing one
 * @param hasLimits whether the plan is a partner plan
 */
export function planPatch(
  text: (name: string) => string,
  lang: PlanLang,
  hasLimits: boolean,
): RequestBody<"updatePlan"> {
  const limit = (name: (typeof PLAN_LIMITS)[number]) =>
    text(name).trim() === "" ? null : numberOf(text(name));
  return {
    price: {
      amount: Math.round(numberOf(text("price").replace(",", ".")) * CENTS),
      currency: text("currency"),
    },
    trial_days: numberOf(text("trial_days")),
    texts: [
      {
        lang,
        title: text("title").trim(),
        items_text: text("items_text")
          .split("\n")
          .map((line) => line.trim())
          .filter((line) => line !== ""),
      },
    ],
    ...(hasLimits
      ? {
          limits: {
            banner_views: limit("banner_views"),
            newsletters: limit("newsletters"),
            testers: limit("testers"),
            managers: limit("managers"),
          },
        }
      : {}),
  };
}

function numberOf(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text);
}
