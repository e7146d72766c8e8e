import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the page. */
export const titles: HeadTemplate = {
  title: msg({ id: "auth.recovery.head", message: "Sign in with a recovery code" }),
  description: msg({
    id: "auth.recovery.description",
    message: "Lost your password or device? Sign in with a recovery code.",
  }),
};
