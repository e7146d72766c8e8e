import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The sign-in page. */
export const signInTitles: HeadTemplate = {
  title: msg({ id: "auth.signIn.head", message: "Sign in" }),
  description: msg({
    id: "auth.signIn.description",
    message: "Sign in to add to your grow diary and join the conversation.",
  }),
};
