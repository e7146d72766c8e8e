import "../../locales/catalog.ts";
import "../../locales/pages/catalog.ts";
import "../../locales/rich-text/catalog.ts";
import "../../locales/versions/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { loadPage } from "./load-page.ts";
import { savePage } from "./save-page.ts";
import { EditedPageScreen } from "./screen.tsx";
import { pageTitles } from "./titles.ts";

/** Moderators may read; the API lets administrators write only. */
export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await loadPage(context, params);
  const head = fillHead(context.i18n, pageTitles, { title: page.title });
  return { head: { ...head, isIndexed: false }, page };
}

export const action = (args: ActionFunctionArgs) => savePage(args);

export const meta = pageMeta;

export default function PageRoute() {
  const { page } = useLoaderData<typeof loader>();
  // A page that was reset has other words than the form, which therefore starts again. One that was saved has what was typed, and
  // typing goes on.
  const version = useRef(page.version);
  if (page.done === "reset") version.current = page.version;
  return (
    <EditedPageScreen
      key={`${page.name} ${page.lang} ${version.current}`}
      {...page}
      unsaved={useActionData<typeof action>()}
    />
  );
}
