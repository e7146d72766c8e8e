import "../locales/catalog.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { type PageHead, pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../paths.ts";
import { actOnChat } from "../act-on-chat.ts";
import { isChatAddress } from "../chat-address.ts";
import { loadMembers } from "./load-members.ts";
import { MembersScreen } from "./screen.tsx";
import { membersTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["auth"], isPrivate: true, hydrate: "idle" };

/** The members of an open room; for its hosts also who is banned from it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { address } = params;
  if (!isChatAddress(address)) throw badParameter(context.url.pathname);
  const view = await loadMembers(context, address);
  const head: PageHead = {
    ...fillHead(context.i18n, membersTitles, { title: view.room.name }),
    canonical: paths.chatMembers(address),
    isIndexed: false,
  };
  return { head, ...view };
}

export function action(args: ActionFunctionArgs) {
  const { address } = args.params;
  if (!isChatAddress(address)) throw badParameter(args.context.url.pathname);
  return actOnChat(args, address, paths.chatMembers(address));
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function MembersRoute() {
  const { head: _head, ...view } = useLoaderData<typeof loader>();
  return <MembersScreen {...view} error={useActionData<typeof action>()?.error ?? null} />;
}
