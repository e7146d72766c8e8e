import type { PageHead } from "@grow/app-kit/request/head.ts";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The head of the page about the link that confirms an address. */
export function confirmEmailHead(i18n: I18n): PageHead {
  return {
    title: i18n._(msg({ id: "auth.confirm.head", message: "Confirm your email · Grow" })),
    description: i18n._(
      msg({
        id: "auth.confirm.description",
        message: "The link in our mail confirms that the address is yours.",
      }),
    ),
    isIndexed: false,
  };
}
