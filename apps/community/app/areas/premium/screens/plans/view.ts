import type { Schema } from "@grow/contract";
import { type PremiumState, premiumState } from "../../../../shared/premium/premium-state.ts";

export interface PlansView extends PremiumState {
  isGuest: boolean;
  plans: Schema<"Plan">[];
  invoices: Schema<"Invoice">[];
  /** An open invoice that was just ordered. */
  ordered: Schema<"Invoice"> | null;
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
    ordered: invoices.find(({ id, state }) => id === orderedId && state === "open") ?? null,
  };
}
