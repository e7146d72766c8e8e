import "../../locales/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "../../paths.ts";
import { planLang } from "../../plan-lang.ts";
import { PartnerScreen } from "./screen.tsx";
import { partnerTitles } from "./titles.ts";

export const handle: RouteHandle = { isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await context.api.GET("/partners/plans", {
    params: { query: { kind: "partner", lang: planLang(context.i18n.locale) } },
  });
  return {
    head: { ...fillHead(context.i18n, partnerTitles), canonical: paths.partner() },
    plans: data.items,
  };
}

export const meta = pageMeta;

export default function Partner() {
  return <PartnerScreen {...useLoaderData<typeof loader>()} />;
}
