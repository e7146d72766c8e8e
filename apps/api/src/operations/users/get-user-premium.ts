import { readSubscription } from "../../content/plans/subscriptions.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const getUserPremium = defineOperation("getUserPremium", async ({ user, db }) => {
  const plan = await readSubscription(db, { userId: user.id });
  if (plan === null) {
    const none = { is_active: false, date_end: null, plan: "", is_renew: false, is_trial: false };
    return { status: 200, data: { ...none, price: null, period: null } };
  }
  return {
    status: 200,
    data: {
      is_active: plan.is_active,
      date_end: plan.date_end,
      plan: plan.plan,
      is_renew: plan.is_active && plan.is_renew,
      is_trial: plan.is_trial,
      price: { amount: plan.price_amount, currency: plan.price_currency },
      period: plan.period,
    },
  };
});
