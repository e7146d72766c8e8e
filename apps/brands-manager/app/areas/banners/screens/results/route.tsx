import "@grow/app-kit/ads/locales/catalog.ts";
import "../../../../shared/statistics/locales/catalog.ts";
import "../../locales/results/catalog.ts";
import { ApiError } from "@grow/api-client";
import { notFound } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { portalBase } from "../../../../shared/portal-base.ts";
import { periodOf } from "../../../../shared/statistics/period.ts";
import { ResultsScreen } from "./screen.tsx";
import { resultsTitles } from "./titles.ts";
import { resultsView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth", "manager"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { brand } = await portalBase(context);
  const { searchParams, pathname } = context.url;
  const asked = searchParams.get("banner");
  if (asked !== null && !/^[1-9]\d{0,14}$/.test(asked)) throw notFound(pathname);
  const bannerId = asked === null ? null : Number(asked);
  const today = new Date(context.now).toISOString().slice(0, 10);
  const { isRefused, ...period } = periodOf(searchParams, today);
  try {
    const { data } = await context.api.GET("/brands-manager/banners/statistic", {
      params: {
        query: {
          ...(brand ? { brand_id: brand.id } : {}),
          ...period,
          ...(bannerId === null ? {} : { banner_id: bannerId }),
        },
      },
    });
    return {
      head: { ...fillHead(context.i18n, resultsTitles, { brandname: brand?.name }), isIndexed: false },
      ...{ isRefused, bannerId, today },
      ...resultsView(data, { bannerId, today }),
    };
  } catch (error) {
    // A banner of another brand.
    if (error instanceof ApiError && error.details.some(({ field }) => field === "banner_id"))
      throw notFound(pathname);
    throw error;
  }
}

export const meta = pageMeta;

export default function BannerResults() {
  return <ResultsScreen {...useLoaderData<typeof loader>()} />;
}
