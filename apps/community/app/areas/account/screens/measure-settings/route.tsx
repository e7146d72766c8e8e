import "../../locales/settings/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ownSettings, SETTINGS_HANDLE } from "../../shared/settings/own-settings.ts";
import { interfaceView } from "../../shared/settings/units/units-view.ts";
import { MeasureScreen } from "./screen.tsx";
import { titles } from "./titles.ts";

export const handle = SETTINGS_HANDLE;

export async function loader({ context, params }: LoaderFunctionArgs) {
  await ownSettings({ context, params });
  return {
    head: { ...fillHead(context.i18n, titles), isIndexed: false },
    ...interfaceView(context.measures),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Section() {
  return <MeasureScreen {...useLoaderData<typeof loader>()} />;
}
