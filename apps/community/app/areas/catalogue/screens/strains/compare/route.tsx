import "../locales/catalog.ts";
import "../../../locales/products/catalog.ts";
import "../../../../../shared/catalogue/locales/catalog.ts";
import "../../../../../shared/strains/locales/catalog.ts";
import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "../../../../../paths.ts";
import { readSubject } from "../../../../../shared/tabs/subject.ts";
import { addable, comparedIds } from "../../../shared/comparison/compared-ids.ts";
import { CompareStrainsScreen } from "./screen.tsx";
import { compareStrainsTitles } from "./titles.ts";
import { comparedStrain } from "./view.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, i18n, formats, url } = context;
  const ids = comparedIds(url.searchParams);
  if (!ids) throw noSuchRoute(url.pathname);
  const [strains, list] = await Promise.all([
    Promise.all(ids.map((id) => readCompared(context, id))),
    api.GET("/strains", { params: { query: { limit: 12 } } }),
  ]);
  return {
    head: {
      ...fillHead(i18n, compareStrainsTitles, { title: formats.list(strains.map(({ name }) => name)) }),
      canonical: paths.compareStrains(ids),
      // Of any number of choices none is a page of its own for search engines.
      isIndexed: false,
    },
    strains,
    others: addable(list.data.items, ids).map(({ id, name }) => ({ id, name })),
  };
}

async function readCompared(context: AppLoadContext, id: number) {
  const [strain, { data: statistics }] = await Promise.all([
    readSubject(context, "strain", String(id)),
    context.api.GET("/strains/{id}/statistics", { params: { path: { id } } }),
  ]);
  return comparedStrain(strain, statistics, context.measures);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function CompareStrainsRoute() {
  return <CompareStrainsScreen {...useLoaderData<typeof loader>()} />;
}
