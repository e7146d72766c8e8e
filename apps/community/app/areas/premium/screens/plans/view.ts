import type { Schema } from "@grow/contract";

export interface PlansView {
  isGuest: boolean;
  plans: Schema<"Plan">[];
  /** The member's plan that runs; null without one. */
  current: Schema<"Premium"> | null;
  hadPlan: boolean;
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
    current: premium?.is_active ? premium : null,
    hadPlan: premium !== null && premium.plan !== "" && !premium.is_active,
    invoices,
    ordered: invoices.find(({ id, state }) => id === orderedId && state === "open") ?? null,
  };
}
