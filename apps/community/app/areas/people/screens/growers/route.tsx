import "../../../../shared/growers/locales/catalog.ts";
import "../../locales/growers/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { type PageHead, pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listData } from "../../../../shared/lists/structured-data.ts";
import { tabLength, tabRange, tabRequest } from "../../../../shared/tabs/tab-list.ts";
import { GrowersScreen } from "./screen.tsx";
import { growersTitles } from "./titles.ts";
import { GROWERS_CHOICES, growersAddress, growersView, searchedName } from "./view.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, i18n, url, environment } = context;
  const asked = tabRequest(url, GROWERS_CHOICES);
  const { page, sort, language } = asked;
  // Guests have no strains of their own: they see everybody.
  const request = context.token ? asked : { ...asked, strains: "all" as const };
  const name = searchedName(url.searchParams);
  const query = {
    ...tabRange(page),
    sort,
    ...(language === "all" ? {} : { lang: language }),
    ...(name === "" ? {} : { query: name }),
    ...(request.strains === "mine" ? { is_same_strain: true } : {}),
  };
  const [{ data }, session] = await Promise.all([
    api.GET("/users", { params: { query } }),
    context.session(),
  ]);
  const words = fillHead(i18n, growersTitles, { page });
  const head: PageHead = {
    ...words,
    canonical: growersAddress("", request),
    isIndexed: name === "" && language === "all" && sort === "followers" && request.strains === "all",
    jsonLd: listData(words.title, data.items, environment.publicUrl),
  };
  return { head, ...growersView(request, name, data, tabLength(url, page, data), session?.user.id ?? null) };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function GrowersRoute() {
  const { head: _head, ...view } = useLoaderData<typeof loader>();
  return <GrowersScreen {...view} />;
}
