import "../../locales/catalog.ts";
import "../../locales/giveaways/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GiveawaysScreen } from "./screen.tsx";
import { giveawaysTitles } from "./titles.ts";
import { giveawaysRequest, giveawaysView, PAGE_SIZE } from "./view.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const request = giveawaysRequest(context.url.searchParams);
  const { state, search, page } = request;
  const { data: list } = await context.api.GET("/staff/giveaways", {
    params: {
      query: {
        ...{ start: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
        ...(state && { state }),
        ...(search && { search }),
      },
    },
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
