import "../../../../shared/catalogue/locales/catalog.ts";
import "../../../../shared/strains/locales/catalog.ts";
import "../../locales/catalog.ts";
import { notFound } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { STAFF_DESKS } from "../../shared/desks/desk-fields.ts";
import { listRequest } from "../../shared/desks/list-request.ts";
import { CatalogueScreen } from "./screen.tsx";
import { catalogueTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

/** Rows on a page. */
const SIZE = 50;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { searchParams, pathname } = context.url;
  const desk = STAFF_DESKS.find((one) => one === params.desk);
  if (!desk) throw notFound(pathname);
  const removed = searchParams.get("removed") === "1";
  const { search, page } = listRequest(searchParams, SIZE);
  const start = (page - 1) * SIZE;
  const { data: list } = await context.api.GET("/staff/catalogue/{desk}", {
    params: { path: { desk }, query: { start, limit: SIZE, is_remove: removed, ...(search && { search }) } },
  });
  return {
    head: { ...fillHead(context.i18n, catalogueTitles), isIndexed: false },
    ...{ desk, search, removed, page, size: SIZE, items: list.items, total: list.total },
  };
}

export const meta = pageMeta;

export default function CatalogueRoute() {
  return <CatalogueScreen {...useLoaderData<typeof loader>()} />;
}
