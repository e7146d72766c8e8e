import "../../locales/catalog.ts";
import "../../locales/giveaways/catalog.ts";
import "../../locales/rich-text/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { giveawayTarget, loadGiveaway } from "./load-giveaway.ts";
import { saveGiveaway } from "./save-giveaway.ts";
import { GiveawayScreen } from "./screen.tsx";
import { giveawayTitles, newGiveawayTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await loadGiveaway(context, giveawayTarget(params, context.url.pathname));
  const head = page.giveaway
    ? fillHead(context.i18n, giveawayTitles, { title: page.giveaway.title })
    : fillHead(context.i18n, newGiveawayTitles);
  return { head: { ...head, isIndexed: false }, page };
}

export const action = (args: ActionFunctionArgs) => saveGiveaway(args);

export const meta = pageMeta;

export default function GiveawayRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <GiveawayScreen {...page} rejected={useActionData<typeof action>() ?? null} />;
}
