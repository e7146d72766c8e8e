import "../../../../shared/catalogue/locales/catalog.ts";
import "../../locales/products/catalog.ts";
import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { productCardData } from "../../../../shared/catalogue/product-card-data.ts";
import { readSubject } from "../../../../shared/tabs/subject.ts";
import { addable, comparedIds } from "../../shared/comparison/compared-ids.ts";
import { CompareScreen } from "./screen.tsx";
import { compareTitles } from "./titles.ts";
import { comparedView } from "./view.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, i18n, formats, url } = context;
  const ids = comparedIds(url.searchParams);
  if (!ids) throw noSuchRoute(url.pathname);
  const products = await Promise.all(ids.map((id) => readSubject(context, "product", String(id))));
  const [first] = products;
  const query = { ...(first ? { section: first.section } : {}), limit: 12 };
  const list = (await api.GET("/products", { params: { query } })).data;
  return {
    head: {
      ...fillHead(i18n, compareTitles, { title: formats.list(products.map(({ name }) => name)) }),
      canonical: paths.compareProducts(ids),
      // Of any number of choices none is a page of its own for search engines.
      isIndexed: false,
    },
    products: products.map(comparedView),
    others: addable(list.items, ids).map(productCardData),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function CompareRoute() {
  return <CompareScreen {...useLoaderData<typeof loader>()} />;
}
