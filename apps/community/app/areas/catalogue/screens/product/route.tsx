import "../../../../shared/catalogue/locales/catalog.ts";
import "../../../../shared/tabs/reviews/locales/catalog.ts";
import "../../locales/products/catalog.ts";
import { categoryWord } from "@grow/app-kit/catalogue/category-words.ts";
import { sectionWord } from "@grow/app-kit/catalogue/section-words.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { readSubject } from "../../../../shared/tabs/subject.ts";
import { readSpread } from "../../shared/read-spread.ts";
import { crumbsData, productData } from "../../shared/structured-data.ts";
import { tabWord } from "../../shared/tab-words.ts";
import { PRODUCT_TABS } from "../../tabs.ts";
import { ProductScreen } from "./screen.tsx";
import { productTitles } from "./titles.ts";
import { productHeadView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["params"], params: { brand: "slug", product: "slug" } };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { i18n, url, environment } = context;
  const product = await readSubject(context, "product", params.product ?? "");
  const { link, item_brand: brand } = product;
  const isBelowEquipment = url.pathname.startsWith("/equipment/") && product.section !== "seedbank";
  const shown = isBelowEquipment ? link.replace(/^\/[^/]+/, "/equipment") : link;
  const moved = PRODUCT_TABS.moved(shown, url);
  if (moved) throw redirect(moved, 301);
  const section = sectionWord(i18n, product.section);
  const slug = PRODUCT_TABS.active(shown, url.pathname)?.slug ?? "";
  const isOverview = slug === "";
  const [photo] = product.items_photo;
  return {
    head: {
      ...fillHead(i18n, productTitles, {
        productname: product.name,
        brandname: brand.name,
        title: isOverview ? (categoryWord(i18n, product.category) ?? section) : tabWord(i18n, slug),
        category: section,
        page: url.searchParams.get("page"),
      }),
      canonical: PRODUCT_TABS.canonical(link, url),
      ...(photo ? { image: photo.url } : {}),
      jsonLd: {
        "@graph": [
          ...(isOverview ? [productData(product, environment.publicUrl)] : []),
          crumbsData(
            [
              { name: section, path: paths.catalogue(product.section) },
              { name: brand.name, path: brand.link },
              { name: product.name, path: link },
            ],
            environment.publicUrl,
          ),
        ],
      },
    },
    product: productHeadView(product, context.locale),
    spread: await readSpread(context, { product_id: product.id }, product.item_stat.cnt_reviews),
    link: shown,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ProductRoute() {
  const { product, spread, link } = useLoaderData<typeof loader>();
  return (
    <ProductScreen product={product} spread={spread} link={link}>
      <Outlet />
    </ProductScreen>
  );
}
