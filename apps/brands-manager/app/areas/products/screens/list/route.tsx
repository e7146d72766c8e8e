import "../../locales/list/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { portalBase } from "../../../../shared/portal-base.ts";
import { ProductsScreen } from "./screen.tsx";
import { listTitles } from "./titles.ts";
import { productRows } from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth", "manager"] };

const PAGE_SIZE = 50;

export async function loader({ context }: LoaderFunctionArgs) {
  const { brand, rights } = await portalBase(context);
  const { searchParams } = context.url;
  const query = (searchParams.get("query") ?? "").trim().slice(0, 100);
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(searchParams.get("page"))) || 1));
  const { data } = await context.api.GET("/brands-manager/products", {
    params: {
      query: {
        ...(brand ? { brand_id: brand.id } : {}),
        ...{ query, start: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
      },
    },
  });
  return {
    head: { ...fillHead(context.i18n, listTitles, { brandname: brand?.name }), isIndexed: false },
    ...{ query, page, total: data.total, pages: Math.ceil(data.total / PAGE_SIZE) },
    canEdit: rights.includes("edit"),
    products: productRows(data.items),
  };
}

export const meta = pageMeta;

export default function Products() {
  return <ProductsScreen {...useLoaderData<typeof loader>()} />;
}
