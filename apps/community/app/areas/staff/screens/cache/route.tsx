import "../../locales/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskPaths } from "../../desk-paths.ts";
import { CacheScreen } from "./screen.tsx";
import { cacheTitles } from "./titles.ts";
import { cacheView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["admin"], isPrivate: true };

export function loader({ context }: LoaderFunctionArgs) {
  const { pageCache } = context;
  return {
    head: { ...fillHead(context.i18n, cacheTitles), isIndexed: false },
    ...cacheView(pageCache?.rows() ?? [], pageCache?.size ?? 0, pageCache?.isFollowing ?? false),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const key = (await request.formData()).get("key");
  if (typeof key === "string" && key !== "") context.pageCache?.remove(key);
  else context.pageCache?.clear();
  return redirect(deskPaths.cache());
}

export const meta = pageMeta;

export default function CacheRoute() {
  return <CacheScreen {...useLoaderData<typeof loader>()} />;
}
