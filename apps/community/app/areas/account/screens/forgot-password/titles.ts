import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The page that sends a link for a new password. */
export const forgotPasswordTitles: HeadTemplate = {
  title: msg({ id: "auth.forgot.head", message: "Reset your password" }),
  description: msg({
    id: "auth.forgot.description",
    message: "Enter your email and we'll send you a link to reset your password.",
  }),
};
