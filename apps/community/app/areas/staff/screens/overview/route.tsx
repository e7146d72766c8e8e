import "../../locales/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OverviewScreen } from "./screen.tsx";
import { overviewTitles } from "./titles.ts";
import { overviewView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { data: overview } = await context.api.GET("/staff/overview");
  return {
    head: { ...fillHead(context.i18n, overviewTitles), isIndexed: false },
    ...overviewView(overview, Date.now()),
  };
}

export const meta = pageMeta;

export default function OverviewRoute() {
  return <OverviewScreen {...useLoaderData<typeof loader>()} />;
}
