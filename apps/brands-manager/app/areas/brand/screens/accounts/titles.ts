import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The accounts tab. */
export const accountsTitles: HeadTemplate = {
  title: msg({ id: "accounts.head", message: "Accounts, {brandname}" }),
  description: msg({
    id: "accounts.description",
    message: "See who manages {brandname} on Grow, and invite managers.",
  }),
};
