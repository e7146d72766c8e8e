import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The page about the link that confirms an address. */
export const confirmEmailTitles: HeadTemplate = {
  title: msg({ id: "auth.confirm.head", message: "Confirm your email" }),
  description: msg({
    id: "auth.confirm.description",
    message: "Click the link in our email to confirm your address.",
  }),
};
