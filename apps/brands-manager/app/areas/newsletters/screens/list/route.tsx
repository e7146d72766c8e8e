import "../../locales/list/catalog.ts";
import "../../locales/shared/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { portalBase } from "../../../../shared/portal-base.ts";
import { lastDays } from "../../shared/chart-view.ts";
import { brandQuery } from "../../shared/load-newsletter.ts";
import { NewslettersScreen } from "./screen.tsx";
import { listTitles } from "./titles.ts";
import { newslettersView, PAGE_SIZE, pageOf } from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth", "manager"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, i18n, now, url } = context;
  const { brand, rights } = await portalBase(context);
  const query = await brandQuery(context);
  const page = pageOf(url.searchParams);
  const canEdit = rights.includes("edit");
  const [list, subscription, chart] = await Promise.all([
    api.GET("/brands-manager/newsletters", {
      params: { query: { ...query, start: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE } },
    }),
    api.GET("/brands-manager/subscription", { params: { query } }),
    api.GET("/brands-manager/newsletters/chart", { params: { query: { ...query, ...lastDays(now) } } }),
  ]);
  return {
    head: { ...fillHead(i18n, listTitles, { brandname: brand?.name }), isIndexed: false },
    ...{ canEdit, isDeleted: url.searchParams.get("done") === "deleted" },
    ...newslettersView(list.data, {
      ...{ most: subscription.data.limits.newsletters, page, canEdit, chart: chart.data, now },
    }),
  };
}

export const meta = pageMeta;

export default function Newsletters() {
  return <NewslettersScreen {...useLoaderData<typeof loader>()} />;
}
