import "../../locales/catalog.ts";
import "../../locales/watch/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { errorsView } from "./errors-view.ts";
import { healthView } from "./health-view.ts";
import { WatchScreen } from "./screen.tsx";
import { watchTitles } from "./titles.ts";
import { vitalsView } from "./vitals-view.ts";
import { errorsQuery, vitalsQuery, watchRequest } from "./watch-request.ts";

export const handle: RouteHandle = { middleware: ["admin"], isPrivate: true };

export async function loader({ context: { api, i18n, now, url } }: LoaderFunctionArgs) {
  const request = watchRequest(url.searchParams);
  const [{ data: vitals }, { data: errors }, { data: health }] = await Promise.all([
    api.GET("/staff/watch/vitals", { params: { query: vitalsQuery(request, now) } }),
    api.GET("/staff/watch/errors", { params: { query: errorsQuery(request) } }),
    api.GET("/staff/watch/health"),
  ]);
  return {
    head: { ...fillHead(i18n, watchTitles), isIndexed: false },
    vitals: vitalsView(vitals, request),
    errors: errorsView(errors, request),
    health: healthView(health),
  };
}

export const meta = pageMeta;

export default function WatchRoute() {
  return <WatchScreen {...useLoaderData<typeof loader>()} />;
}
