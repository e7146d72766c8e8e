import "../../locales/grower/catalog.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FollowsTab } from "../follows/follows-tab.tsx";
import { loadFollows } from "../follows/follows-view.ts";

/** Finished diaries that a grower saved. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return await loadFollows(context, params.user, "bookmark");
}

export default function TabRoute() {
  return <FollowsTab view={useLoaderData<typeof loader>()} list="bookmark" />;
}
