import "../../locales/settings/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ownSettings, SETTINGS_HANDLE } from "../../shared/settings/own-settings.ts";
import { InvoiceSettingsScreen } from "./screen.tsx";
import { titles } from "./titles.ts";

export const handle = SETTINGS_HANDLE;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const user = await ownSettings({ context, params });
  const { data } = await context.api.GET("/users/{id}/invoices", {
    params: { path: { id: user.id }, query: { limit: 100 } },
  });
  return { head: { ...fillHead(context.i18n, titles), isIndexed: false }, invoices: data.items };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Section() {
  return <InvoiceSettingsScreen {...useLoaderData<typeof loader>()} />;
}
