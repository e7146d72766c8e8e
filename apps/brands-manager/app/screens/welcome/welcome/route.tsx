import "../../../locales/welcome/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { portalBase } from "../../../portal/base.ts";
import { WelcomeScreen } from "./screen.tsx";
import { welcomeTitles } from "./titles.ts";
import { welcomeView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const base = await portalBase(context);
  const query = base.brand ? { brand_id: base.brand.id } : {};
  const { data } = await context.api.GET("/brands-manager/information", { params: { query } });
  return { head: { ...fillHead(context.i18n, welcomeTitles), isIndexed: false }, ...welcomeView(base, data) };
}

export const meta = pageMeta;

export default function Welcome() {
  return <WelcomeScreen {...useLoaderData<typeof loader>()} />;
}
