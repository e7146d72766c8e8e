import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Title and description of the search page. Results are for people, not for search engines. */
export function searchHead(
  i18n: I18n,
  query: string,
): { title: string; description: string; isIndexed: boolean } {
  return {
    title:
      query === ""
        ? i18n._(msg({ id: "search.title", message: "Search · Grow" }))
        : i18n._(msg({ id: "search.title.query", message: `${{ query }}: search · Grow` })),
    description: i18n._(
      msg({ id: "search.description", message: "Find grow diaries by strain, method or setup." }),
    ),
    isIndexed: false,
  };
}
