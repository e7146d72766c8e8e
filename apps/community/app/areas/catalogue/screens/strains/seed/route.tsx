import "../../../../../shared/catalogue/locales/catalog.ts";
import "../../../locales/products/catalog.ts";
import "../locales/catalog.ts";
import "../../../../../shared/strains/locales/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { type PageHead, pageMeta } from "@grow/app-kit/request/head.ts";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { wonAwards } from "../../../../../shared/awards/won-awards.ts";
import { readSubject } from "../../../../../shared/tabs/subject.ts";
import { crumbsData, productData } from "../../../shared/structured-data.ts";
import { readStatistics } from "../shared/read-statistics.ts";
import { StrainFrame } from "../shared/strain-frame.tsx";
import { seedHeadView } from "../shared/strain-head-view.ts";
import { strainsStep } from "../shared/strain-steps.ts";
import { SEED_TABS } from "./tabs.ts";
import { seedTitles } from "./titles.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { url, i18n, environment } = context;
  const seed = await readSubject(context, "product", params.product ?? "");
  // A product of another section, or under another brand, belongs to its own address.
  const moved = SEED_TABS.moved(seed.link, url);
  if (moved !== null) throw redirect(moved, 301);
  const slug = SEED_TABS.active(seed.link, url.pathname)?.slug ?? "";
  const parent = seed.item_strain && { name: seed.item_strain.name, link: seed.item_strain.link };
  const name = `${seed.name} (${seed.item_brand.name})`;
  const head: PageHead = {
    ...fillHead(i18n, seedTitles[slug], {
      strainname: name,
      page: Number(url.searchParams.get("page") ?? 1),
    }),
    canonical: SEED_TABS.canonical(seed.link, url),
    ...(seed.items_photo[0] ? { image: seed.items_photo[0].url } : {}),
    jsonLd: {
      "@graph": [
        ...(slug === "" ? [productData(seed, environment.publicUrl)] : []),
        crumbsData(
          [
            strainsStep(i18n),
            ...(parent ? [{ name: parent.name, path: parent.link }] : []),
            { name: seed.name, path: seed.link },
          ],
          environment.publicUrl,
        ),
      ],
    },
  };
  const statistics = await readStatistics(context, "product", seed.id);
  return {
    head,
    seed: seedHeadView(seed, statistics),
    awards: wonAwards(seed.items_award, context.locale),
    parent,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function SeedRoute() {
  const { seed, awards, parent } = useLoaderData<typeof loader>();
  return (
    <StrainFrame
      type="product"
      strain={seed}
      awards={awards}
      tabs={SEED_TABS}
      parent={parent}
      grow={{ strain: seed.name, seed: String(seed.id) }}
    >
      <Outlet />
    </StrainFrame>
  );
}
