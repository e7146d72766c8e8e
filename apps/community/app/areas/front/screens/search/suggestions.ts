import "../../locales/search/catalog.ts";
import type { Schema } from "@grow/contract";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { listRequest } from "../../../../shared/lists/load-list.ts";
import { SUGGESTED, type SuggestionsView } from "../../../../shared/search/suggestions-view.ts";
import { groupWord, SEARCH_GROUPS } from "./groups.ts";
import { FOUND_TOGETHER } from "./list.ts";
import { totalText } from "./total-text.ts";

/** The first matches of a text in each group, for a search field while the user types. */
export async function loader({ context }: LoaderFunctionArgs): Promise<SuggestionsView> {
  const { text } = listRequest(FOUND_TOGETHER, context.url);
  if (text === "") return { query: "", groups: [] };
  const { data } = await context.api.GET("/search", {
    params: { query: { query: text, limit: SUGGESTED } },
  });
  return { query: text, groups: suggestedGroups(context, data) };
}

function suggestedGroups(
  { i18n, formats }: Pick<AppLoadContext, "i18n" | "formats">,
  found: Schema<"SearchResults">,
): SuggestionsView["groups"] {
  return SEARCH_GROUPS.filter((group) => found[group].length > 0).map((group) => {
    const total = found.totals[group];
    return {
      key: group,
      title: groupWord(i18n, group),
      items: found[group].slice(0, SUGGESTED).map(({ name, link, avatar, note }) => ({
        href: link,
        name,
        ...(note === "" ? {} : { detail: note }),
        ...(avatar === null ? {} : { picture: avatar }),
        ...(group === "growers" ? { isPerson: true } : {}),
      })),
      ...(total > SUGGESTED ? { all: allWord(i18n, totalText(formats, total)) } : {}),
    };
  });
}

const allWord = (i18n: I18n, total: string) =>
  i18n._(msg({ id: "search.group.all", message: `All ${{ total }}` }));
