import type { PageHead } from "@grow/app-kit/request/head.ts";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The head of the welcome tab. */
export function welcomeHead(i18n: I18n): PageHead {
  return {
    title: i18n._(msg({ id: "welcome.head", message: "Brand portal · Grow" })),
    description: i18n._(
      msg({
        id: "welcome.head.description",
        message: "Products, feeding charts, banners and figures of your brand on Grow.",
      }),
    ),
    isIndexed: false,
  };
}
