import type { PageHead } from "@grow/app-kit/request/head.ts";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The head of the page that sends a link for a new password. */
export function forgotPasswordHead(i18n: I18n): PageHead {
  return {
    title: i18n._(msg({ id: "auth.forgot.head", message: "Forgotten password · Grow" })),
    description: i18n._(
      msg({
        id: "auth.forgot.description",
        message: "Tell us your email, and we send you a link to set a new password.",
      }),
    ),
    isIndexed: false,
  };
}
