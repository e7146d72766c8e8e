import "../../locales/catalog.ts";
import "../../locales/topics/catalog.ts";
import { notFound } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { topicKind } from "../../shared/topics/topic-kinds.ts";
import { TopicsScreen } from "./screen.tsx";
import { topicsTitles } from "./titles.ts";
import { PAGE_SIZE, topicsRequest, topicsView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { searchParams, pathname } = context.url;
  const kind = topicKind(params.kind);
  if (!kind) throw notFound(pathname);
  const request = topicsRequest(kind, searchParams);
  const { search, sort, page } = request;
  const { data: list } = await context.api.GET("/staff/topics/{kind}", {
    params: {
      path: { kind },
      query: { start: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE, sort, ...(search && { search }) },
    },
  });
  return {
    head: { ...fillHead(context.i18n, topicsTitles), isIndexed: false },
    topics: topicsView(request, list),
    isDeleted: searchParams.get("done") === "deleted",
  };
}

export const meta = pageMeta;

export default function TopicsRoute() {
  return <TopicsScreen {...useLoaderData<typeof loader>()} />;
}
