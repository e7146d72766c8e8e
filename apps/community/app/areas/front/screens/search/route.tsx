import "../../locales/search/catalog.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listRequest, loadList } from "../../../../shared/lists/load-list.ts";
import { FOUND_DIARIES } from "./list.ts";
import { SearchScreen } from "./screen.tsx";
import { searchTitles } from "./titles.ts";
import { foundList, searchView } from "./view.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const request = listRequest(FOUND_DIARIES, context.url);
  const { head, answer } = await loadList(FOUND_DIARIES, request, context, {
    call: async (range) => {
      const query = { ...range, query: request.text, group: "diaries", cards: true } as const;
      return foundList((await context.api.GET("/search", { params: { query } })).data);
    },
    titles: searchTitles,
    filterName: request.text,
  });
  return { head, ...searchView(request, answer, context.measures) };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function SearchRoute() {
  return <SearchScreen {...useLoaderData<typeof loader>()} />;
}
