import "../../locales/catalog.ts";
import "../../locales/topics/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadVersions } from "./load-versions.ts";
import { restoreVersion } from "./restore-version.ts";
import { VersionsScreen } from "./screen.tsx";
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

export const action = (args: ActionFunctionArgs) => restoreVersion(args);

export const meta = pageMeta;

export default function ArticleVersionsRoute() {
  return (
    <VersionsScreen {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>() ?? null} />
  );
}
