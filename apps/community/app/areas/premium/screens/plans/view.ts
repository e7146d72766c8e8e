import { payableOf } from "@grow/app-kit/payment/payable-invoice.ts";
import type { Schema } from "@grow/contract";
import { type PremiumState, premiumState } from "../../../../shared/premium/premium-state.ts";

export interface PlansView extends PremiumState {
  isGuest: boolean;
  plans: Schema<"Plan">[];
  invoices: Schema<"Invoice">[];
  /** The open invoice that was just ordered, or the newest one. */
  payable: Schema<"Invoice"> | null;
  /** Whether it was just ordered. */
  isNew: boolean;
}

interface Loaded {
  plans: Schema<"Plan">[];
  premium: Schema<"Premium"> | null;
  invoices: Schema<"Invoice">[];
  orderedId: number;
}

export function plansView({ plans, premium, invoices, orderedId }: Loaded): PlansView {
  return {
    isGuest: premium === null,
    plans,
    ...premiumState(premium),
    invoices,
    ...payableOf(invoices, orderedId),
  };
}
