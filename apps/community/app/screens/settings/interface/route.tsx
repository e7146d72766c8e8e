import "../../../locales/settings/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InterfaceScreen } from "./screen.tsx";
import { interfaceTitles } from "./titles.ts";
import { interfaceView } from "./view.ts";

// Guests choose here as well; what they chose differs from reader to reader.
export const handle: RouteHandle = { isPrivate: true };

export function loader({ context }: LoaderFunctionArgs) {
  return {
    head: { ...fillHead(context.i18n, interfaceTitles), isIndexed: false },
    ...interfaceView(context.measures),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function InterfaceRoute() {
  return <InterfaceScreen {...useLoaderData<typeof loader>()} />;
}
