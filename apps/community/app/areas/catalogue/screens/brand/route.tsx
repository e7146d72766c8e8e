import "../../../../shared/catalogue/locales/catalog.ts";
import "../../locales/products/catalog.ts";
import "../../../../shared/tabs/reviews/locales/catalog.ts";
import { sectionWord } from "@grow/app-kit/catalogue/section-words.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { isCatalogue } from "@grow/domain";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { oembedLink } from "../../../../shared/oembed-link.ts";
import { readSubject } from "../../../../shared/tabs/subject.ts";
import { readSpread } from "../../shared/read-spread.ts";
import { brandData, crumbsData } from "../../shared/structured-data.ts";
import { tabWord } from "../../shared/tab-words.ts";
import { brandTabs } from "../../tabs.ts";
import { BrandScreen } from "./screen.tsx";
import { brandTitles } from "./titles.ts";
import { brandHeadView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["params"], params: { brand: "slug" } };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { i18n, url, environment } = context;
  const brand = await readSubject(context, "brand", params.brand ?? "");
  const catalogue = url.pathname.split("/")[1] ?? "";
  // All gear can be read below /equipment, too; search engines take its own section.
  const isBelowEquipment = catalogue === "equipment" && brand.section !== "seedbank";
  const link = isBelowEquipment ? brand.link.replace(/^\/[^/]+/, "/equipment") : brand.link;
  const tabs = brandTabs(isBelowEquipment ? "equipment" : brand.section);
  const moved = tabs.moved(link, url);
  if (moved) throw redirect(moved, 301);
  const section = sectionWord(i18n, brand.section);
  const slug = tabs.active(link, url.pathname)?.slug ?? "";
  const isOverview = slug === "";
  const canonical = tabs.canonical(brand.link, url);
  return {
    head: {
      ...fillHead(i18n, brandTitles, {
        brandname: brand.name,
        title: isOverview ? section : tabWord(i18n, slug),
        category: section,
        page: url.searchParams.get("page"),
      }),
      canonical,
      ...(isOverview ? { alternates: [oembedLink(canonical, brand.name, environment.publicUrl)] } : {}),
      jsonLd: {
        "@graph": [
          ...(isOverview ? [brandData(brand, environment.publicUrl)] : []),
          crumbsData(
            [
              { name: section, path: paths.catalogue(brand.section) },
              { name: brand.name, path: brand.link },
            ],
            environment.publicUrl,
          ),
        ],
      },
    },
    brand: brandHeadView(brand, context.locale),
    spread: await readSpread(context, { brand_id: brand.id }, brand.item_stat.cnt_reviews),
    link,
    catalogue: isCatalogue(catalogue) ? catalogue : brand.section,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function BrandRoute() {
  const { brand, spread, link, catalogue } = useLoaderData<typeof loader>();
  return (
    <BrandScreen brand={brand} spread={spread} link={link} catalogue={catalogue}>
      <Outlet />
    </BrandScreen>
  );
}
