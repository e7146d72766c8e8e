import "../../locales/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { textLang } from "../../../../shared/text-lang.ts";
import { paths } from "../../paths.ts";
import { PartnerScreen } from "./screen.tsx";
import { partnerTitles } from "./titles.ts";
import { partnerView } from "./view.ts";

export const handle: RouteHandle = { isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, i18n } = context;
  const [plans, diaries, growers, products] = await Promise.all([
    api.GET("/partners/plans", { params: { query: { kind: "partner", lang: textLang(i18n.locale) } } }),
    api.GET("/diaries", { params: { query: { limit: 1 } } }),
    api.GET("/users", { params: { query: { limit: 1 } } }),
    api.GET("/products", { params: { query: { limit: 1 } } }),
  ]);
  const reach = { diaries: diaries.data, growers: growers.data, products: products.data };
  return {
    head: { ...fillHead(i18n, partnerTitles), canonical: paths.partner() },
    ...partnerView(plans.data.items, reach),
  };
}

export const meta = pageMeta;

export default function Partner() {
  return <PartnerScreen {...useLoaderData<typeof loader>()} />;
}
