import "../../../../shared/statistics/locales/catalog.ts";
import "../../locales/statistics/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { portalBase } from "../../../../shared/portal-base.ts";
import { periodOf } from "../../../../shared/statistics/period.ts";
import { StatisticsScreen } from "./screen.tsx";
import { statisticsTitles } from "./titles.ts";
import { statisticsView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth", "manager"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { brand } = await portalBase(context);
  const { searchParams } = context.url;
  const today = new Date(context.now).toISOString().slice(0, 10);
  const { isRefused, ...period } = periodOf(searchParams, today);
  const { data } = await context.api.GET("/brands-manager/statistics", {
    params: { query: { ...(brand ? { brand_id: brand.id } : {}), ...period } },
  });
  return {
    head: { ...fillHead(context.i18n, statisticsTitles, { brandname: brand?.name }), isIndexed: false },
    ...{ isRefused, today },
    ...statisticsView(data, { figure: searchParams.get("figure"), today }),
  };
}

export const meta = pageMeta;

export default function BrandStatistics() {
  return <StatisticsScreen {...useLoaderData<typeof loader>()} />;
}
