import "../../../locales/search/catalog.ts";
import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchScreen } from "./screen.tsx";
import { searchTitles } from "./titles.ts";
import { PAGE_SIZE, searchRequest, searchView } from "./view.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const request = searchRequest(context.url.searchParams);
  if (!request) throw noSuchRoute(context.url.pathname);
  const { query, page } = request;
  const { data } = await context.api.GET("/search", {
    params: { query: { query, group: "diaries", start: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE } },
  });
  if (page > 1 && data.diaries.length === 0) throw noSuchRoute(context.url.pathname);
  const titles = fillHead(context.i18n, searchTitles, { filtername: query, page });
  // Results are for people, not for search engines.
  return { head: { ...titles, isIndexed: false }, ...searchView(request, data) };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function SearchRoute() {
  return <SearchScreen {...useLoaderData<typeof loader>()} />;
}
