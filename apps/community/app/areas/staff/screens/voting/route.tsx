import "../../locales/catalog.ts";
import "../../locales/ballots/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadVoting } from "./load-voting.ts";
import { saveVoting } from "./save-voting.ts";
import { VotingScreen } from "./screen.tsx";
import { newVotingTitles, votingTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await loadVoting(context, params);
  const head = page.voting
    ? fillHead(context.i18n, votingTitles, { title: page.voting.title })
    : fillHead(context.i18n, newVotingTitles);
  return { head: { ...head, isIndexed: false }, page };
}

export const action = (args: ActionFunctionArgs) => saveVoting(args);

export const meta = pageMeta;

export default function VotingRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <VotingScreen {...page} rejected={useActionData<typeof action>() ?? null} />;
}
