import type { Schema } from "@grow/contract";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { listRequest } from "../../../../shared/lists/load-list.ts";
import { SUGGESTED, type SuggestionsView } from "../../../../shared/search/suggestions-view.ts";
import { FOUND_DIARIES } from "./list.ts";

/** The first matches of a text, for a search field while the user types. */
export async function loader({ context }: LoaderFunctionArgs): Promise<SuggestionsView> {
  const { text } = listRequest(FOUND_DIARIES, context.url);
  const { data } = await context.api.GET("/search", {
    params: { query: { query: text, group: "diaries", limit: SUGGESTED } },
  });
  return suggestionsView(text, data);
}

function suggestionsView(
  query: string,
  { diaries }: Pick<Schema<"SearchResults">, "diaries">,
): SuggestionsView {
  return {
    query,
    found: diaries.map(({ id, name, link, avatar, note }) => ({
      id,
      name,
      link,
      picture: avatar,
      grower: note,
    })),
  };
}
