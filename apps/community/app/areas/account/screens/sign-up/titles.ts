import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The sign-up page. */
export const signUpTitles: HeadTemplate = {
  title: msg({ id: "auth.signUp.head", message: "Create an account" }),
  description: msg({
    id: "auth.signUp.description",
    message: "Join growers who share their plants week by week.",
  }),
};
