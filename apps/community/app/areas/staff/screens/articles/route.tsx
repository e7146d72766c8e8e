import "../../locales/catalog.ts";
import "../../locales/journal/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { stateListQuery } from "../../shared/desks/state-list.ts";
import { ArticlesScreen } from "./screen.tsx";
import { articlesTitles } from "./titles.ts";
import { articlesRequest, articlesView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const request = articlesRequest(context.url.searchParams);
  const { data: list } = await context.api.GET("/staff/posts", {
    params: { query: stateListQuery(request) },
  });
  return {
    head: { ...fillHead(context.i18n, articlesTitles), isIndexed: false },
    articles: articlesView(list, request),
  };
}

export const meta = pageMeta;

export default function ArticlesRoute() {
  return <ArticlesScreen {...useLoaderData<typeof loader>().articles} />;
}
