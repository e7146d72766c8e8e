import { payableOf } from "@grow/app-kit/payment/payable-invoice.ts";
import type { Schema } from "@grow/contract";

/** A limit of the plan and its usage. */
export interface UsedLimit {
  key: keyof Schema<"PlanLimits">;
  used: number;
  /** Null is unlimited. */
  most: number | null;
}

export interface SubscriptionView extends Omit<Schema<"Subscription">, "limits" | "use" | "is_trial"> {
  isTrial: boolean;
  brandName: string;
  canManage: boolean;
  limits: UsedLimit[];
  /** The open invoice that was just ordered, or the newest one. */
  payable: Schema<"Invoice"> | null;
  /** Whether it was just ordered. */
  isNew: boolean;
}

const LIMITS: readonly UsedLimit["key"][] = ["banner_views", "newsletters", "testers", "managers"];

export function subscriptionView(
  subscription: Schema<"Subscription">,
  { brandName, canManage, orderedId }: { brandName: string; canManage: boolean; orderedId: number },
): SubscriptionView {
  const { limits, use, is_trial = false, ...plan } = subscription;
  return {
    ...plan,
    isTrial: is_trial,
    brandName,
    canManage,
    limits: LIMITS.map((key) => ({ key, used: use[key], most: limits[key] })),
    ...payableOf(plan.invoices, orderedId),
  };
}
