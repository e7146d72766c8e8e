import type { Schema } from "@grow/contract";
import { say } from "@grow/i18n";
import type { Formats } from "@grow/i18n/format";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type PlanNews = NonNullable<Schema<"NotificationParams">["plan"]>;

/** What happens to a plan, with its day, and what its next invoice costs. */
const WORDS: Record<PlanNews["kind"], Record<PlanNews["state"], MessageDescriptor>> = {
  premium: {
    renews: msg({
      id: "notification.premium.renews",
      message: "Premium ends on {date}. Pay {total} to keep it",
    }),
    ends: msg({ id: "notification.premium.ends", message: "Premium ends on {date}" }),
    ended: msg({ id: "notification.premium.ended", message: "Premium ended on {date}" }),
  },
  partner: {
    renews: msg({
      id: "notification.partner.renews",
      message: "The plan of {brand} ends on {date}. Pay {total} to keep it",
    }),
    ends: msg({ id: "notification.partner.ends", message: "The plan of {brand} ends on {date}" }),
    ended: msg({ id: "notification.partner.ended", message: "The plan of {brand} ended on {date}" }),
  },
};

const PAYMENT = msg({ id: "notification.plan.pay", message: "See how to pay" });
const OTHER = msg({ id: "notification.plan.open", message: "See plans" });

/** The sentence of a plan's notification. */
export function planWords(
  i18n: I18n,
  formats: Pick<Formats, "date" | "money">,
  { kind, state, date_end, price, brand }: PlanNews,
): string {
  const total = price === null ? "" : formats.money(price);
  return say(i18n, WORDS[kind][state], { date: formats.date(date_end), total, brand: brand ?? "" });
}

/** The words of its link. */
export const planLink = (i18n: I18n, { state }: PlanNews): string =>
  i18n._(state === "renews" ? PAYMENT : OTHER);
