import "../../../../shared/feed-lines/locales/catalog.ts";
import "../../locales/feed/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { type PageHead, pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tabLength, tabRange, tabRequest } from "../../../../shared/tabs/tab-list.ts";
import { FeedScreen } from "./screen.tsx";
import { feedTitles } from "./titles.ts";
import { FEED_CHOICES, feedAddress, feedView, KIND_EVENTS } from "./view.ts";

/** News from what a member follows, or of the whole site. Guests follow nothing: they read the whole site. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, i18n, url } = context;
  const session = await context.session();
  const asked = tabRequest(url, FEED_CHOICES);
  const request = session ? asked : { ...asked, scope: "all" as const };
  const event = KIND_EVENTS[request.kind];
  const query = { ...tabRange(request.page), scope: request.scope, ...(event ? { event } : {}) };
  const { data } = await api.GET("/feed", { params: { query } });
  const head: PageHead = {
    ...fillHead(i18n, feedTitles, { page: request.page }),
    canonical: feedAddress({ ...asked, scope: "follow" }),
    isIndexed: request.kind === "all" && request.page === 1 && asked.scope === "follow",
  };
  return { head, ...feedView(request, data, tabLength(url, request.page, data), session === null) };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function FeedRoute() {
  const { head: _head, ...view } = useLoaderData<typeof loader>();
  return <FeedScreen {...view} />;
}
