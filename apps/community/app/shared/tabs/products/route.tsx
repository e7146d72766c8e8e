import "./locales/catalog.ts";
import "../../catalogue/locales/catalog.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { productCardData } from "../../catalogue/product-card-data.ts";
import { readSubject, subjectFilter } from "../subject.ts";
import { tabLength, tabRange, tabRequest } from "../tab-list.ts";
import { PRODUCT_CHOICES, ProductsTab, type ProductsTabView } from "./screen.tsx";

/** The products of a brand, the seeds of a strain, or the other products of a product's brand: a tab of their pages. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<ProductsTabView> {
  const { api, url } = context;
  const { page, sort } = tabRequest(url, PRODUCT_CHOICES);
  const filter = await subjectFilter(context, params);
  const query = { ...(await productsOf(context, params, filter)), ...tabRange(page), sort };
  const { data } = await api.GET("/products", { params: { query } });
  return {
    sort,
    ...tabLength(url, page, data),
    products: data.items.map(productCardData),
    withoutBrand: params.strain === undefined,
  };
}

type Args = LoaderFunctionArgs;

async function productsOf(
  context: Args["context"],
  params: Args["params"],
  filter: Awaited<ReturnType<typeof subjectFilter>>,
) {
  if (!("product_id" in filter)) return filter;
  const { id, item_brand } = await readSubject(context, "product", params.product ?? "");
  return { brand_id: item_brand.id, except_id: id };
}

export default function ProductsTabRoute() {
  return <ProductsTab {...useLoaderData<typeof loader>()} />;
}
