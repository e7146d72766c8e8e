import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the page. */
export const titles: HeadTemplate = {
  title: msg({ id: "auth.external.head", message: "Sign in with a provider" }),
  description: msg({ id: "auth.external.description", message: "Sign in with an account you already have." }),
};
