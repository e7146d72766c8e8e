import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The page that sends a link for a new password. */
export const forgotPasswordTitles: HeadTemplate = {
  title: msg({ id: "auth.forgot.head", message: "Forgotten password" }),
  description: msg({
    id: "auth.forgot.description",
    message: "Tell us your email, and we send you a link to set a new password.",
  }),
};
