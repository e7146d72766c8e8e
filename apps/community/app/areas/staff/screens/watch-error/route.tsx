import "../../locales/catalog.ts";
import "../../locales/watch/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { cutText } from "@grow/domain";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { errorTarget, loadError } from "./load-error.ts";
import { saveState } from "./save-state.ts";
import { WatchErrorScreen } from "./screen.tsx";
import { watchErrorTitles } from "./titles.ts";

/** Longest message in the title. */
const MAX_TITLE = 80;

export const handle: RouteHandle = { middleware: ["admin"], isPrivate: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await loadError(context, errorTarget(params, context.url.pathname));
  const title = cutText(page.error.message, MAX_TITLE);
  return { head: { ...fillHead(context.i18n, watchErrorTitles, { title }), isIndexed: false }, page };
}

export const action = (args: ActionFunctionArgs) => saveState(args);

/** A decision that came too late shows what a colleague decided. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const meta = pageMeta;

export default function WatchErrorRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <WatchErrorScreen {...page} rejected={useActionData<typeof action>() ?? null} />;
}
