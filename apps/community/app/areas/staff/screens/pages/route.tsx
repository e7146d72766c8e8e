import "../../locales/catalog.ts";
import "../../locales/pages/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PagesScreen } from "./screen.tsx";
import { pagesTitles } from "./titles.ts";
import { pagesView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { data: list } = await context.api.GET("/staff/pages");
  return {
    head: { ...fillHead(context.i18n, pagesTitles), isIndexed: false },
    pages: pagesView(list, context.url.searchParams),
  };
}

export const meta = pageMeta;

export default function PagesRoute() {
  return <PagesScreen {...useLoaderData<typeof loader>().pages} />;
}
