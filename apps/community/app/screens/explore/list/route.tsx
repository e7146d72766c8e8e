import "../../../locales/explore/catalog.ts";
import { newIdempotencyKey } from "@grow/api-client";
import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { type PageHead, pageMeta } from "@grow/app-kit/request/head.ts";
import { say } from "@grow/i18n";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../paths.ts";
import { changePresets } from "./change-presets.ts";
import { tagWord } from "./parts/filter-words.ts";
import { ListScreen } from "./screen.tsx";
import { listData } from "./structured-data.ts";
import { FEED, filteredListTitles, listTitles } from "./titles.ts";
import { isIndexed, listAddress, listRequest, listView, PAGE_SIZE, presetsView } from "./view.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const request = listRequest(params["*"] ?? "", context.url.searchParams);
  if (!request) throw noSuchRoute(context.url.pathname);
  const { tags, sort, page } = request;
  const session = await context.session();
  const [{ data }, kept] = await Promise.all([
    context.api.GET("/diaries", {
      params: { query: { start: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE, sort, tags: [...tags] } },
    }),
    session
      ? context.api.GET("/users/{id}/presets/explore", { params: { path: { id: session.user.id } } })
      : null,
  ]);
  if (page > 1 && data.items.length === 0) throw noSuchRoute(context.url.pathname);
  const titles = fillHead(context.i18n, tags.length > 0 ? filteredListTitles : listTitles, {
    n: data.total,
    filtername: tags.map((tag) => tagWord(context.i18n, tag)).join(", "),
    page,
  });
  const head: PageHead = {
    ...titles,
    canonical: listAddress({ tags, sort, page }),
    isIndexed: isIndexed(request),
    feed: { path: paths.rss(), title: say(context.i18n, FEED), type: "application/rss+xml" },
    jsonLd: listData(titles.title, data.items, context.environment.publicUrl),
  };
  return {
    head,
    ...listView(request, data, context.measures),
    presets: kept ? presetsView(kept.data) : null,
    presetKey: session ? newIdempotencyKey() : "",
  };
}

export const action = changePresets;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ExploreRoute() {
  return <ListScreen {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
