import type { FieldTexts } from "@grow/app-kit/forms/form-errors.ts";
import { msg } from "@lingui/core/macro";

/** What only the portal rejects. */
export const PLAN_TEXTS: FieldTexts = {
  " premium_only": msg({
    id: "banner.error.plan",
    message: "Your plan has no banner views. Save a draft, then choose a plan under Subscription.",
  }),
};
