import "../../locales/catalog.ts";
import "../../locales/ballots/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { stateListQuery } from "../../shared/desks/state-list.ts";
import { VotingsScreen } from "./screen.tsx";
import { votingsTitles } from "./titles.ts";
import { votingsRequest, votingsView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const request = votingsRequest(context.url.searchParams);
  const { data: list } = await context.api.GET("/staff/votings", {
    params: { query: stateListQuery(request) },
  });
  return {
    head: { ...fillHead(context.i18n, votingsTitles), isIndexed: false },
    votings: votingsView(list, request),
  };
}

export const meta = pageMeta;

export default function VotingsRoute() {
  return <VotingsScreen {...useLoaderData<typeof loader>().votings} />;
}
