import "@grow/app-kit/ads/locales/catalog.ts";
import "../../locales/banners/catalog.ts";
import "../../locales/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BannersScreen } from "./screen.tsx";
import { bannersTitles } from "./titles.ts";
import { bannersQuery, bannersRequest, bannersView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { searchParams } = context.url;
  const request = bannersRequest(searchParams);
  const [{ data: list }, session] = await Promise.all([
    context.api.GET("/staff/banners", { params: { query: bannersQuery(request) } }),
    context.session(),
  ]);
  return {
    head: { ...fillHead(context.i18n, bannersTitles), isIndexed: false },
    banners: bannersView(list, request),
    isAdmin: session?.access.includes("admin") ?? false,
    isRemoved: searchParams.get("done") === "removed",
  };
}

export const meta = pageMeta;

export default function BannersRoute() {
  const { banners, isAdmin, isRemoved } = useLoaderData<typeof loader>();
  return <BannersScreen {...banners} isAdmin={isAdmin} isRemoved={isRemoved} />;
}
