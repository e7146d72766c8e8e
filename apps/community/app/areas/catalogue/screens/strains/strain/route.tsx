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
import { crumbsData } from "../../../shared/structured-data.ts";
import { readStatistics } from "../shared/read-statistics.ts";
import { StrainFrame } from "../shared/strain-frame.tsx";
import { strainHeadView } from "../shared/strain-head-view.ts";
import { strainsStep } from "../shared/strain-steps.ts";
import { STRAIN_TABS } from "./tabs.ts";
import { strainTitles } from "./titles.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { url, i18n, environment } = context;
  const strain = await readSubject(context, "strain", params.strain ?? "");
  const moved = STRAIN_TABS.moved(strain.link, url);
  if (moved !== null) throw redirect(moved, 301);
  const slug = STRAIN_TABS.active(strain.link, url.pathname)?.slug ?? "";
  const filled = fillHead(i18n, strainTitles[slug], {
    strainname: strain.name,
    page: Number(url.searchParams.get("page") ?? 1),
  });
  const head: PageHead = {
    ...filled,
    // Staff's text for search engines takes precedence on the overview.
    ...(slug === "" && strain.description_seo !== "" ? { description: strain.description_seo } : {}),
    canonical: STRAIN_TABS.canonical(strain.link, url),
    ...(strain.cover_og ? { image: strain.cover_og } : {}),
    jsonLd: crumbsData([strainsStep(i18n), { name: strain.name, path: strain.link }], environment.publicUrl),
  };
  const statistics = await readStatistics(context, "strain", strain.id);
  return {
    head,
    strain: strainHeadView(strain, statistics),
    awards: wonAwards(strain.items_award, context.locale),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function StrainRoute() {
  const { strain, awards } = useLoaderData<typeof loader>();
  return (
    <StrainFrame
      type="strain"
      strain={strain}
      awards={awards}
      tabs={STRAIN_TABS}
      grow={{ strain: strain.name }}
    >
      <Outlet />
    </StrainFrame>
  );
}
