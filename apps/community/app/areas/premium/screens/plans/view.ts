import { payableOf } from "@grow/app-kit/payment/payable-invoice.ts";
import { type PlanChoice, planChoices } from "@grow/app-kit/payment/plan-choices.ts";
import type { Schema } from "@grow/contract";
import type { Measures } from "@grow/domain";
import { type CardData, cardData } from "../../../../shared/diary-cards/card-data.ts";
import { type PremiumState, premiumState } from "../../../../shared/premium/premium-state.ts";

/** Locked diaries on the page. */
export const SHOWN_LOCKED = 4;

export interface PlansView extends PremiumState {
  isGuest: boolean;
  plans: PlanChoice[];
  invoices: Schema<"Invoice">[];
  /** The newest diaries that Premium opens, and their number. */
  locked: { cards: CardData[]; total: number };
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
  locked: { items: Schema<"DiaryCard">[]; total: number };
  measures: Measures;
}

export function plansView(loaded: Loaded): PlansView {
  const { plans, premium, invoices, orderedId, locked, measures } = loaded;
  return {
    isGuest: premium === null,
    plans: planChoices(plans),
    locked: { cards: locked.items.map((card) => cardData(card, measures)), total: locked.total },
    ...premiumState(premium),
    invoices,
    ...payableOf(invoices, orderedId),
  };
}
