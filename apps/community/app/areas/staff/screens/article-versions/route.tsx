import "../../locales/catalog.ts";
import "../../locales/versions/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadVersions } from "./load-versions.ts";
import { restoreArticle } from "./restore-article.ts";
import { ArticleVersionsScreen } from "./screen.tsx";
import { versionsTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const versions = await loadVersions(context, params);
  const numberIn = (name: string) => paramId(context.url.searchParams.get(name) ?? "") ?? null;
  return {
    head: { ...fillHead(context.i18n, versionsTitles, { title: versions.title }), isIndexed: false },
    versions,
    isRestoring: versions.mayRestore && numberIn("restore") === versions.to,
    restored: numberIn("done"),
  };
}

export const action = (args: ActionFunctionArgs) => restoreArticle(args);

export const meta = pageMeta;

export default function ArticleVersionsRoute() {
  return (
    <ArticleVersionsScreen
      {...useLoaderData<typeof loader>()}
      refused={useActionData<typeof action>() ?? null}
    />
  );
}
