import type { Schema } from "@grow/contract";

/** Whether a member has Premium now, or had it. */
export interface PremiumState {
  /** The member's active plan; null without one. */
  current: Schema<"Premium"> | null;
  hadPlan: boolean;
}

export function premiumState(premium: Schema<"Premium"> | null): PremiumState {
  return {
    current: premium?.is_active ? premium : null,
    hadPlan: premium !== null && premium.plan !== "" && !premium.is_active,
  };
}
