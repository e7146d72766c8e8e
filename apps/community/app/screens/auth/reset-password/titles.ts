import type { PageHead } from "@grow/app-kit/request/head.ts";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The head of the page behind the link for a new password. */
export function resetPasswordHead(i18n: I18n): PageHead {
  return {
    title: i18n._(msg({ id: "auth.reset.head", message: "Set a new password · Grow" })),
    description: i18n._(
      msg({
        id: "auth.reset.description",
        message: "Choose a new password for your account. The link in the mail works once.",
      }),
    ),
    isIndexed: false,
  };
}
