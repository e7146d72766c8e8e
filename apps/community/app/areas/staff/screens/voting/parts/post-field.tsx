import { OPTIONS_SHOWN } from "@grow/app-kit/client/use-option-search.ts";
import { SearchField, type SearchFieldTexts } from "../../../shared/desks/search-field.tsx";

/** An article of the journal. Without scripts, its title or the last part of its address is typed. */
export function PostField(field: SearchFieldTexts) {
  return <SearchField {...field} find={findPosts} />;
}

async function findPosts(search: string, signal: AbortSignal) {
  const { createClient } = await import("@grow/api-client");
  const { data } = await createClient({ apiBase: "/api" }).GET("/staff/posts", {
    params: { query: { search, limit: OPTIONS_SHOWN } },
    signal,
  });
  return data.items.map(({ id, title, link }) => ({ id, name: title, detail: link }));
}
