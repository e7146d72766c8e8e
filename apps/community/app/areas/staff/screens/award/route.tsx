import "../../locales/catalog.ts";
import "../../locales/ballots/catalog.ts";
import "../../locales/rich-text/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadAward } from "./load-award.ts";
import { saveAward } from "./save-award.ts";
import { AwardScreen } from "./screen.tsx";
import { awardTitles, newAwardTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["admin"], isPrivate: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await loadAward(context, params);
  const head = page.award
    ? fillHead(context.i18n, awardTitles, { title: page.award.title })
    : fillHead(context.i18n, newAwardTitles);
  return { head: { ...head, isIndexed: false }, page };
}

export const action = (args: ActionFunctionArgs) => saveAward(args);

export const meta = pageMeta;

export default function AwardRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <AwardScreen {...page} rejected={useActionData<typeof action>() ?? null} />;
}
