import type { PageHead } from "@grow/app-kit/request/head.ts";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The head of the sign-in page. */
export function signInHead(i18n: I18n): PageHead {
  return {
    title: i18n._(msg({ id: "auth.signIn.head", message: "Sign in · Grow" })),
    description: i18n._(
      msg({ id: "auth.signIn.description", message: "Sign in to write your grow diary and to take part." }),
    ),
    canonical: "/auth/signin",
  };
}
