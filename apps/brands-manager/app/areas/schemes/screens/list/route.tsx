import "../../locales/list/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { portalBase } from "../../../../shared/portal-base.ts";
import { SchemesScreen } from "./screen.tsx";
import { listTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["auth", "manager"] };

/** Page size: more charts than any brand has. */
const MOST = 100;

export async function loader({ context }: LoaderFunctionArgs) {
  const { brand, rights } = await portalBase(context);
  const head = { ...fillHead(context.i18n, listTitles, { brandname: brand?.name }), isIndexed: false };
  // Only nutrient brands have charts; the API rejects the request of any other.
  if (brand && brand.section !== "nutrients")
    return { head, otherBrand: brand.name, canEdit: false, schemes: [] };
  const { data } = await context.api.GET("/brands-manager/schemes", {
    params: { query: { ...(brand ? { brand_id: brand.id } : {}), limit: MOST } },
  });
  return {
    head,
    otherBrand: null,
    canEdit: rights.includes("edit"),
    schemes: data.items,
  };
}

export const meta = pageMeta;

export default function Schemes() {
  return <SchemesScreen {...useLoaderData<typeof loader>()} />;
}
