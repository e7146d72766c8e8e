import "../locales/catalog.ts";
import "../../../../../shared/strains/locales/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "../../../../../paths.ts";
import { CategoriesScreen } from "./screen.tsx";
import { categoriesTitles } from "./titles.ts";

export async function loader({ context: { api, i18n } }: LoaderFunctionArgs) {
  const { data } = await api.GET("/ref/strain-categories");
  const head = {
    ...fillHead(i18n, categoriesTitles, { n: data.cnt_strains }),
    canonical: paths.strainCategories(),
  };
  return { head, reports: data.cnt_reports, categories: data.items };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function CategoriesRoute() {
  return <CategoriesScreen {...useLoaderData<typeof loader>()} />;
}
