import "../../../../shared/posts/locales/catalog.ts";
import "../../locales/journal/catalog.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Place } from "./list.ts";
import { loadJournal } from "./load-journal.ts";
import { JournalScreen } from "./screen.tsx";

export const loader = async ({ context, params }: LoaderFunctionArgs) =>
  await loadJournal(context, placeOf(params, context.url.pathname));

function placeOf({ category, tag }: LoaderFunctionArgs["params"], path: string): Place {
  const slug = category ?? tag;
  if (slug === undefined) return { kind: "all" };
  if (!/^[a-z0-9-]{1,60}$/.test(slug)) throw badParameter(path);
  return { kind: category === undefined ? "tag" : "category", slug };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function JournalRoute() {
  return <JournalScreen {...useLoaderData<typeof loader>().journal} />;
}
