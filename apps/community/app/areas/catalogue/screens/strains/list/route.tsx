import "../locales/catalog.ts";
import "../../../../../shared/strains/locales/catalog.ts";
import "../../../../../shared/catalogue/locales/catalog.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listRequest, loadList } from "../../../../../shared/lists/load-list.ts";
import { strainData } from "../../../../../shared/strains/strain-data.ts";
import { STRAINS } from "./list.ts";
import { StrainsScreen } from "./screen.tsx";
import { strainsTitles } from "./titles.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const request = listRequest(STRAINS, context.url);
  const { sort, text } = request;
  const { head, answer } = await loadList(STRAINS, request, context, {
    call: async (range) => {
      const query = { ...range, sort, ...(text === "" ? {} : { query: text }) };
      return (await context.api.GET("/strains", { params: { query } })).data;
    },
    titles: strainsTitles,
  });
  // A search is for its reader, not for search engines.
  const isIndexed = head.isIndexed !== false && text === "";
  return {
    head: { ...head, isIndexed },
    ...{ sort, text, ...STRAINS.length(request.page, answer) },
    strains: answer.items.map(strainData),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function StrainsRoute() {
  return <StrainsScreen {...useLoaderData<typeof loader>()} />;
}
