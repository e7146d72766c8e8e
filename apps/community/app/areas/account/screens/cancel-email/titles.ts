import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the page. */
export const titles: HeadTemplate = {
  title: msg({ id: "auth.cancelEmail.head", message: "Keep your email" }),
  description: msg({
    id: "auth.cancelEmail.description",
    message: "Cancel an email change you didn't ask for.",
  }),
};
