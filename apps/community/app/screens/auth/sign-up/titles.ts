import type { PageHead } from "@grow/app-kit/request/head.ts";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The head of the sign-up page. */
export function signUpHead(i18n: I18n): PageHead {
  return {
    title: i18n._(msg({ id: "auth.signUp.head", message: "Create an account · Grow" })),
    description: i18n._(
      msg({
        id: "auth.signUp.description",
        message: "Join the growers who write down their plants week by week.",
      }),
    ),
    canonical: "/auth/signup",
  };
}
