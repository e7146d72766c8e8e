import "../../locales/catalog.ts";
import "../../locales/ballots/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { doneOf } from "../../shared/ballots/done.ts";
import { stateListQuery } from "../../shared/desks/state-list.ts";
import { AwardsScreen } from "./screen.tsx";
import { awardsTitles } from "./titles.ts";
import { awardsRequest, awardsView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["admin"], isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { searchParams } = context.url;
  const request = awardsRequest(searchParams);
  const { data: list } = await context.api.GET("/staff/awards", {
    params: { query: stateListQuery(request) },
  });
  return {
    head: { ...fillHead(context.i18n, awardsTitles), isIndexed: false },
    awards: awardsView(list, request),
    done: doneOf(searchParams),
  };
}

export const meta = pageMeta;

export default function AwardsRoute() {
  const { awards, done } = useLoaderData<typeof loader>();
  return <AwardsScreen awards={awards} done={done} />;
}
