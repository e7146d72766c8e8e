import "../../locales/catalog.ts";
import "../../locales/ballots/catalog.ts";
import "../../locales/candidates/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeCandidates } from "./change-candidates.ts";
import { loadCandidates } from "./load-candidates.ts";
import { CandidatesScreen } from "./screen.tsx";
import { candidatesTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["admin"], isPrivate: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await loadCandidates(context, params);
  const head = fillHead(context.i18n, candidatesTitles);
  return { head: { ...head, title: `${page.candidates.name}: ${head.title}`, isIndexed: false }, page };
}

export const action = (args: ActionFunctionArgs) => changeCandidates(args);

export const meta = pageMeta;

export default function AwardCandidatesRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <CandidatesScreen {...page} rejected={useActionData<typeof action>() ?? null} />;
}
