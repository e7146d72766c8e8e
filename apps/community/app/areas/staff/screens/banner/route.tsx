import "@grow/app-kit/ads/locales/catalog.ts";
import "../../locales/banners/catalog.ts";
import "../../locales/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { bannerTarget, loadBanner } from "./load-banner.ts";
import { saveBanner } from "./save-banner.ts";
import { BannerScreen } from "./screen.tsx";
import { bannerTitles, newBannerTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await loadBanner(context, bannerTarget(params, context.url.pathname));
  const { banner } = page;
  const head = banner
    ? fillHead(context.i18n, bannerTitles, { title: banner.name })
    : fillHead(context.i18n, newBannerTitles);
  return { head: { ...head, isIndexed: false }, page };
}

export const action = (args: ActionFunctionArgs) => saveBanner(args);

export const meta = pageMeta;

export default function BannerRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <BannerScreen {...page} rejected={useActionData<typeof action>() ?? null} />;
}
