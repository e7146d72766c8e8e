import "./locales/catalog.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { subjectFilter } from "../subject.ts";
import { tabLength, tabRange, tabRequest } from "../tab-list.ts";
import { HarvestsTab } from "./screen.tsx";
import { HARVEST_CHOICES, harvestsView } from "./view.ts";

/** Harvests of a strain or seed, or of a seedbank's seeds: a tab of its page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url, measures } = context;
  const { page, sort } = tabRequest(url, HARVEST_CHOICES);
  const filter = await subjectFilter(context, params);
  const query = { ...filter, ...tabRange(page), faza: 2 as const, sort };
  const { data } = await api.GET("/weeks", { params: { query } });
  return harvestsView(sort, data, tabLength(url, page, data), measures);
}

export default function HarvestsTabRoute() {
  return <HarvestsTab {...useLoaderData<typeof loader>()} />;
}
