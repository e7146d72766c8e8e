import type { PageHead } from "@grow/app-kit/request/head.ts";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Title of the list of kept pages. */
export function cacheHead(i18n: I18n): PageHead {
  return {
    title: i18n._(msg({ id: "admin.cache.title", message: "Kept pages" })),
    description: i18n._(
      msg({
        id: "admin.cache.description",
        message: "Which pages are kept for guests, and how to let go of them.",
      }),
    ),
    isIndexed: false,
  };
}
