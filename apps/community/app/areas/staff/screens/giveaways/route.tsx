import "../../locales/catalog.ts";
import "../../locales/giveaways/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { stateListQuery } from "../../shared/desks/state-list.ts";
import { GiveawaysScreen } from "./screen.tsx";
import { giveawaysTitles } from "./titles.ts";
import { giveawaysRequest, giveawaysView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const request = giveawaysRequest(context.url.searchParams);
  const { data: list } = await context.api.GET("/staff/giveaways", {
    params: { query: stateListQuery(request) },
  });
  return {
    head: { ...fillHead(context.i18n, giveawaysTitles), isIndexed: false },
    giveaways: giveawaysView(list, request),
  };
}

export const meta = pageMeta;

export default function GiveawaysRoute() {
  return <GiveawaysScreen {...useLoaderData<typeof loader>().giveaways} />;
}
