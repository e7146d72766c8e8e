import "./locales/catalog.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { subjectFilter } from "../subject.ts";
import { tabLength, tabRange, tabRequest } from "../tab-list.ts";
import { DiariesTab } from "./screen.tsx";
import { DIARY_CHOICES, diariesTabView, shownDiaries } from "./view.ts";

/** The diaries of a grower, or grown with a brand, product or strain: a tab of their pages. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url, measures } = context;
  const request = tabRequest(url, DIARY_CHOICES);
  const { page, show, sort } = request;
  const [filter, session] = await Promise.all([subjectFilter(context, params), context.session()]);
  const query = { ...filter, ...shownDiaries(show), ...tabRange(page), sort };
  const { data } = await api.GET("/diaries", { params: { query } });
  const userId = "user_id" in filter ? filter.user_id : null;
  return diariesTabView(request, data, tabLength(url, page, data), {
    measures,
    isOwn: userId !== null && session?.user.id === userId,
    byYear: userId !== null,
  });
}

export default function DiariesTabRoute() {
  return <DiariesTab {...useLoaderData<typeof loader>()} />;
}
