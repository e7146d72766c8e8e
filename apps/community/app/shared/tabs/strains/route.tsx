import "../../catalogue/locales/catalog.ts";
import "./locales/catalog.ts";
import "../../strains/locales/catalog.ts";
import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { strainData } from "../../strains/strain-data.ts";
import { subjectFilter } from "../subject.ts";
import { tabLength, tabRange, tabRequest } from "../tab-list.ts";
import { STRAIN_CHOICES, StrainsTab } from "./screen.tsx";

/** The strains that a seedbank sells: a tab of its page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url } = context;
  const { page, sort } = tabRequest(url, STRAIN_CHOICES);
  const filter = await subjectFilter(context, params);
  if (!("brand_id" in filter)) throw noSuchRoute(url.pathname);
  const { data } = await api.GET("/strains", { params: { query: { ...filter, ...tabRange(page), sort } } });
  return { sort, ...tabLength(url, page, data), strains: data.items.map(strainData) };
}

export default function StrainsTabRoute() {
  return <StrainsTab {...useLoaderData<typeof loader>()} />;
}
