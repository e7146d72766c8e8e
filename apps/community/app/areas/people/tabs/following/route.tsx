import "../../locales/grower/catalog.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FollowsTab } from "../follows/follows-tab.tsx";
import { loadFollows } from "../follows/follows-view.ts";

/** Growers, brands and active diaries that a grower follows. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return await loadFollows(context, params.user, "common");
}

export default function TabRoute() {
  return <FollowsTab view={useLoaderData<typeof loader>()} list="common" />;
}
