import "../locales/catalog.ts";
import "../../../../../shared/strains/locales/catalog.ts";
import "../../../../../shared/catalogue/locales/catalog.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { wordCounts } from "../../../../../shared/catalogue/word-counts.ts";
import { listRequest, loadList } from "../../../../../shared/lists/load-list.ts";
import { categoryValueWord } from "../../../../../shared/strains/category-words.ts";
import { seedData } from "../../../../../shared/strains/strain-data.ts";
import { SEEDS } from "./list.ts";
import { SeedsScreen } from "./screen.tsx";
import { SEED_TAGS } from "./seed-tags.ts";
import { filteredSeedsTitles, seedsTitles } from "./titles.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, i18n, url } = context;
  const request = listRequest(SEEDS, url, params["*"]);
  const { tags, sort, page } = request;
  const { head, answer } = await loadList(SEEDS, request, context, {
    call: async (range) => {
      const query = { ...range, section: "seedbank" as const, sort, tags: [...tags], has_counts: true };
      return (await api.GET("/products", { params: { query } })).data;
    },
    titles: tags.length > 0 ? filteredSeedsTitles : seedsTitles,
    filterName: SEED_TAGS.filter(({ tag }) => tags.includes(tag))
      .map(({ category, value }) => categoryValueWord(i18n, category, value))
      .join(", "),
  });
  return {
    ...{ head, tags, sort, ...SEEDS.length(page, answer) },
    seeds: answer.items.map(seedData),
    counts: wordCounts(answer.items_word),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function SeedsRoute() {
  return <SeedsScreen {...useLoaderData<typeof loader>()} />;
}
