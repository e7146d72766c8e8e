import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The plan of the brand. */
export const subscriptionTitles: HeadTemplate = {
  title: msg({ id: "subscription.head", message: "Subscription, {brandname}" }),
  description: msg({
    id: "subscription.description",
    message: "The plan of {brandname}, what it includes, and its invoices.",
  }),
};
