import "../../locales/catalog.ts";
import "../../locales/pages/catalog.ts";
import "../../locales/versions/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deskPaths } from "../../desk-paths.ts";
import { pageAt } from "../../shared/pages/page-at.ts";
import { restoreVersion } from "../../shared/versions/restore-version.ts";
import { loadPageVersions } from "./load-page-versions.ts";
import { PageVersionsScreen } from "./screen.tsx";
import { pageVersionsTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const versions = await loadPageVersions(context, params);
  const numberIn = (name: string) => paramId(context.url.searchParams.get(name) ?? "") ?? null;
  return {
    head: { ...fillHead(context.i18n, pageVersionsTitles, { title: versions.title }), isIndexed: false },
    versions,
    isRestoring: versions.mayRestore && numberIn("restore") === versions.to,
    restored: numberIn("done"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { api, url } = args.context;
  const place = pageAt(args.params, url.pathname);
  return await restoreVersion(args, {
    restore: (number, version) =>
      api.POST("/staff/pages/{name}/{lang}/versions/{number}/restore", {
        params: { path: { ...place, number } },
        body: { version },
      }),
    doneAt: (done) => deskPaths.pageVersions(place.name, place.lang, { done }),
  });
}

export const meta = pageMeta;

export default function PageVersionsRoute() {
  return (
    <PageVersionsScreen
      {...useLoaderData<typeof loader>()}
      refused={useActionData<typeof action>() ?? null}
    />
  );
}
