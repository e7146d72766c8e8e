import "../../locales/auth/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OAuthTestScreen } from "./screen.tsx";
import { titles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["details"], isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const [{ data }, session] = await Promise.all([context.api.GET("/oauth/status"), context.session()]);
  return {
    head: { ...fillHead(context.i18n, titles), isIndexed: false },
    providers: data.items,
    signedIn: session?.user.name ?? null,
  };
}

export const meta = pageMeta;

export default function OAuthTest() {
  return <OAuthTestScreen {...useLoaderData<typeof loader>()} />;
}
