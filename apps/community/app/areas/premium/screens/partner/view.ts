import { type PlanChoice, planChoices } from "@grow/app-kit/payment/plan-choices.ts";
import type { Schema } from "@grow/contract";

/** A total of a list, which may be capped. */
interface Total {
  total: number;
  is_total_capped?: boolean | undefined;
}

/** What is on Grow, as figures. */
export interface Reach {
  diaries: Total;
  growers: Total;
  products: Total;
}

export interface PartnerView {
  plans: PlanChoice[];
  reach: { key: keyof Reach; count: number; isMore: boolean }[];
}

export function partnerView(plans: readonly Schema<"Plan">[], reach: Reach): PartnerView {
  return {
    plans: planChoices(plans),
    // A new site has nothing to show off.
    reach: (["growers", "diaries", "products"] as const)
      .map((key) => ({ key, count: reach[key].total, isMore: reach[key].is_total_capped === true }))
      .filter(({ count }) => count > 0),
  };
}
