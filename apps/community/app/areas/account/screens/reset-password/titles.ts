import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The page behind the link for a new password. */
export const resetPasswordTitles: HeadTemplate = {
  title: msg({ id: "auth.reset.head", message: "Set a new password" }),
  description: msg({
    id: "auth.reset.description",
    message: "Choose a new password for your account. The link works once.",
  }),
};
