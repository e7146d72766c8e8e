import "./locales/catalog.ts";
import "../../growers/locales/catalog.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { subjectFilter } from "../subject.ts";
import { tabLength, tabRange, tabRequest } from "../tab-list.ts";
import { GrowersTab } from "./screen.tsx";
import { GROWER_CHOICES, growersTabView } from "./view.ts";

/** Growers whose diaries use a brand, product or strain: a tab of its page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url } = context;
  const request = tabRequest(url, GROWER_CHOICES);
  const { page, sort } = request;
  const [filter, session] = await Promise.all([subjectFilter(context, params), context.session()]);
  const query = { ...filter, ...tabRange(page), sort };
  const { data } = await api.GET("/users", { params: { query } });
  return growersTabView(request, data, tabLength(url, page, data), session?.user.id ?? null);
}

export default function GrowersTabRoute() {
  return <GrowersTab {...useLoaderData<typeof loader>()} />;
}
