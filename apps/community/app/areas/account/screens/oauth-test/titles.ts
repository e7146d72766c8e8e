import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the page. */
export const titles: HeadTemplate = {
  title: msg({ id: "auth.test.head", message: "Test of sign-in providers" }),
  description: msg({
    id: "auth.test.description",
    message: "Try each provider and see what it's linked to.",
  }),
};
