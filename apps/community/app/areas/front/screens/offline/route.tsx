import "../../locales/offline/catalog.ts";
import "../../../../shared/week-fields/locales/catalog.ts";
import "../../../../shared/week-log/locales/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OnDeviceScreen } from "./screen.tsx";
import { onDeviceTitles } from "./titles.ts";

/** Cached on the device as the fallback for uncached pages, so nothing on it may be time-dependent. */
export const handle: RouteHandle = { isPrivate: true, hydrate: "idle" };

export async function loader({ context }: LoaderFunctionArgs) {
  return {
    head: { ...fillHead(context.i18n, onDeviceTitles), isIndexed: false },
    measures: context.measures,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function OnDeviceRoute() {
  return <OnDeviceScreen {...useLoaderData<typeof loader>()} />;
}
