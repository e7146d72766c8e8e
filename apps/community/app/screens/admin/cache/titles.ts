import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Title of the list of kept pages. */
export function cacheHead(i18n: I18n): { title: string; isIndexed: boolean } {
  return { title: i18n._(msg({ id: "admin.cache.title", message: "Kept pages" })), isIndexed: false };
}
