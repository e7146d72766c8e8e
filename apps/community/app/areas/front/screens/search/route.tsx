import "../../../../shared/catalogue/locales/catalog.ts";
import "../../../../shared/strains/locales/catalog.ts";
import "../../locales/search/catalog.ts";
import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listRequest, loadList } from "../../../../shared/lists/load-list.ts";
import { foundList } from "./list.ts";
import { SearchScreen } from "./screen.tsx";
import { searchTitles } from "./titles.ts";
import { foundPage, isCards, NOTHING_FOUND, searchedGroup, searchView } from "./view.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, url, measures } = context;
  const group = searchedGroup(url.searchParams);
  if (group === undefined) throw noSuchRoute(url.pathname);
  const list = foundList(group);
  const request = listRequest(list, url);
  const { text: query } = request;
  const search = async (range: { start?: number; limit: number }, only: typeof group = null) => {
    if (query === "") return NOTHING_FOUND;
    const cards = range.limit > 1 && (only === null || isCards(only));
    return (
      await api.GET("/search", {
        params: { query: { query, cards, ...range, ...(only && { group: only }) } },
      })
    ).data;
  };
  const [{ head, answer }, counted] = await Promise.all([
    loadList(list, request, context, {
      call: async ({ start, limit }) => {
        const found = await (group === null ? search({ limit }) : search({ start, limit }, group));
        return { found, ...foundPage(group, found) };
      },
      titles: searchTitles,
      filterName: query,
    }),
    // The search of a group counts no other.
    group === null ? null : search({ limit: 1 }),
  ]);
  const { found } = answer;
  return { head, ...searchView(request, group, found, (counted ?? found).totals, measures) };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function SearchRoute() {
  return <SearchScreen {...useLoaderData<typeof loader>()} />;
}
