import "../locales/catalog.ts";
import "../../../../../shared/strains/locales/catalog.ts";
import "../../../../../shared/catalogue/locales/catalog.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { isStrainCategory, isStrainSubcategory } from "@grow/domain";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listRequest, loadList } from "../../../../../shared/lists/load-list.ts";
import { categoryValueWord, categoryWord } from "../../../../../shared/strains/category-words.ts";
import { strainData } from "../../../../../shared/strains/strain-data.ts";
import { strainsOfValue } from "./list.ts";
import { CategoryScreen } from "./screen.tsx";
import { categoryTitles } from "./titles.ts";

export async function loader({ context, params: { category = "", val = "" } }: LoaderFunctionArgs) {
  const { api, i18n, url } = context;
  if (!isStrainCategory(category) || !isStrainSubcategory(category, val)) throw badParameter(url.pathname);
  const list = strainsOfValue(category, val);
  const request = listRequest(list, url);
  const { page, sort } = request;
  const words = {
    category: categoryWord(i18n, category),
    filtername: categoryValueWord(i18n, category, val),
  };
  const [{ head, answer }, { data: value }] = await Promise.all([
    loadList(list, request, context, {
      call: async (range) => {
        const query = { ...range, category, val, sort };
        return (await api.GET("/strains", { params: { query } })).data;
      },
      titles: categoryTitles,
    }),
    api.GET("/ref/strain-categories/{category}/{val}", { params: { path: { category, val } } }),
  ]);
  return {
    head: { ...head, ...fillHead(i18n, categoryTitles, { ...words, n: answer.total, page }) },
    ...{ category, val, sort, ...list.length(page, answer) },
    reports: value.cnt_reports,
    growers: value.n,
    least: value.n_min,
    perWatt: value.yield_watt?.median ?? null,
    days: value.flowering_days?.median ?? null,
    shares: value.items_share.slice(0, 8),
    strains: answer.items.map(strainData),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function CategoryRoute() {
  return <CategoryScreen {...useLoaderData<typeof loader>()} />;
}
