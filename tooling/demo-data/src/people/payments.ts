import { dayOf, daysAfter } from "../calendar.ts";
import type { InvoiceRow, SubscriptionRow } from "../rows.ts";

/** Who pays in the demo data, by id. */
export interface Payers {
  /** A member whose Premium has ended. */
  readonly former: number;
  /** A member who has Premium. */
  readonly reader: number;
  /** The manager who orders for the brands. */
  readonly manager: number;
  /** A brand with a plan, and one whose plan has ended. */
  readonly partner: number;
  readonly formerPartner: number;
}

export interface Payments {
  subscription: SubscriptionRow[];
  invoice: InvoiceRow[];
}

/** Prices in cents, as the plans are seeded. */
const PLANS = {
  premium: { plan: "premium-month", title: "Premium", price_amount: 490 },
  partner: { plan: "partner-month", title: "Partner", price_amount: 9900 },
} as const;

/** Two plans that are active, two that have ended, and six invoices in every state. */
export function makePayments(payers: Payers, anchor: string): Payments {
  const { former, reader, manager, partner, formerPartner } = payers;
  const day = (days: number) => dayOf(daysAfter(anchor, days));

  const subscription = (
    owner: { user_id: number } | { brand_id: number },
    start: number,
    end: number,
  ): Omit<SubscriptionRow, "id"> => {
    const kind = "user_id" in owner ? "premium" : "partner";
    const { plan, price_amount } = PLANS[kind];
    return {
      ...{ kind, plan, period: "month", price_amount, price_currency: "EUR" },
      ...{ user_id: null, brand_id: null, ...owner },
      ...{ date_start: day(start), date_end: day(end), is_renew: end >= 0 },
      ...{ add_date: daysAfter(anchor, start), update_date: daysAfter(anchor, start) },
      close_date: end < 0 ? daysAfter(anchor, end + 1) : null,
    };
  };
  const invoice = (
    owner: { user_id: number; brand_id: number | null },
    of: number | null,
    state: InvoiceRow["state"],
    start: number,
  ): Omit<InvoiceRow, "id" | "number"> => {
    const kind = owner.brand_id === null ? "premium" : "partner";
    const isSettled = state === "paid" || state === "refunded";
    return {
      ...{ ...owner, subscription_id: of, kind, ...PLANS[kind], price_currency: "EUR", vat_percent: 20 },
      ...{ date_start: day(start), date_end: day(start + 30), state, bill_to: "" },
      pay_date: isSettled ? daysAfter(anchor, start) : null,
      add_date: daysAfter(anchor, Math.min(0, start) - 2),
    };
  };

  const invoices = [
    invoice({ user_id: former, brand_id: null }, 1, "paid", -90),
    invoice({ user_id: manager, brand_id: formerPartner }, 3, "refunded", -80),
    invoice({ user_id: former, brand_id: null }, null, "void", -50),
    invoice({ user_id: manager, brand_id: partner }, 4, "paid", -12),
    invoice({ user_id: reader, brand_id: null }, 2, "paid", -6),
    invoice({ user_id: manager, brand_id: partner }, 4, "open", 19),
  ].sort((a, b) => (a.add_date < b.add_date ? -1 : 1));
  return {
    subscription: [
      subscription({ user_id: former }, -90, -60),
      subscription({ user_id: reader }, -6, 24),
      subscription({ brand_id: formerPartner }, -80, -50),
      subscription({ brand_id: partner }, -12, 18),
    ].map((row, index) => ({ id: index + 1, ...row })),
    invoice: invoices.map((row, index) => ({
      id: index + 1,
      number: `INV-${row.add_date.slice(0, 4)}-${String(index + 1).padStart(4, "0")}`,
      ...row,
    })),
  };
}
