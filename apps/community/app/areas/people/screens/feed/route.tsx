import "../../../../shared/feed-lines/locales/catalog.ts";
import "../../locales/feed/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { type PageHead, pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useViewer } from "../../../../shared/root-data.ts";
import { tabRequest } from "../../../../shared/tabs/tab-list.ts";
import { loadFeed } from "./load-feed.ts";
import { FeedScreen } from "./screen.tsx";
import { feedTitles } from "./titles.ts";
import { FEED_CHOICES, feedAddress } from "./view.ts";

/** News from what a member follows, or of the whole site. */
export async function loader({ context }: LoaderFunctionArgs) {
  const view = await loadFeed(context);
  const { scope } = tabRequest(context.url, FEED_CHOICES);
  const { kind, page } = view;
  const head: PageHead = {
    ...fillHead(context.i18n, feedTitles, { page }),
    canonical: feedAddress({ kind, page }),
    isIndexed: kind === "all" && page === 1 && scope === "follow",
  };
  return { head, ...view };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function FeedRoute() {
  const { head: _head, ...view } = useLoaderData<typeof loader>();
  return <FeedScreen view={view} due={useViewer()?.due ?? null} />;
}
