import "../../../locales/explore/catalog.ts";
import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import { type PageHead, pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "../../../paths.ts";
import { tagWord } from "./parts/filter-words.ts";
import { ListScreen } from "./screen.tsx";
import { listData } from "./structured-data.ts";
import { listTitles } from "./titles.ts";
import { isIndexed, listAddress, listRequest, listView, PAGE_SIZE } from "./view.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const request = listRequest(params["*"] ?? "", context.url.searchParams);
  if (!request) throw noSuchRoute(context.url.pathname);
  const { tags, sort, page } = request;
  const { data } = await context.api.GET("/diaries", {
    params: { query: { start: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE, sort, tags: [...tags] } },
  });
  if (page > 1 && data.items.length === 0) throw noSuchRoute(context.url.pathname);
  const filterName = tags.map((tag) => tagWord(context.i18n, tag)).join(", ");
  const { feed, ...titles } = listTitles(context.i18n, { page, filterName, total: data.total });
  const head: PageHead = {
    ...titles,
    canonical: listAddress({ tags, sort, page }),
    isIndexed: isIndexed(request),
    feed: { path: paths.rss(), title: feed, type: "application/rss+xml" },
    jsonLd: listData(titles.title, data.items, context.environment.publicUrl),
  };
  return { head, ...listView(request, data, context.measures) };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ExploreRoute() {
  return <ListScreen {...useLoaderData<typeof loader>()} />;
}
