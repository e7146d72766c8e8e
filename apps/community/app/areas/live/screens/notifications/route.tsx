import "../../../../shared/notification-lines/locales/catalog.ts";
import "../../locales/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { signInAddress } from "@grow/app-kit/request/guards.server.ts";
import { type PageHead, pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tabLength, tabRange, tabRequest } from "../../../../shared/tabs/tab-list.ts";
import { NotificationsScreen } from "./screen.tsx";
import { notificationsTitles } from "./titles.ts";
import { NOTIFICATION_CHOICES, notificationsAddress, notificationsView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth"], isPrivate: true, hydrate: "idle" };

/** A member's notifications, joined by thing and day. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, i18n, url } = context;
  const session = await context.session();
  if (!session) throw redirect(signInAddress(context));
  const request = tabRequest(url, NOTIFICATION_CHOICES);
  const { channel, page } = request;
  const path = { id: session.user.id };
  // Invitations need an answer, whether their notifications are read or turned off.
  const [{ data }, invitations, tests] = await Promise.all([
    api.GET("/users/{id}/notifications-g", {
      params: { path, query: { ...tabRange(page), ...(channel === "all" ? {} : { channel }) } },
    }),
    api.GET("/users/{id}/invitations", { params: { path, query: { limit: 1 } } }),
    api.GET("/users/{id}/tests", { params: { path, query: { limit: 1 } } }),
  ]);
  const head: PageHead = {
    ...fillHead(i18n, notificationsTitles, { page }),
    canonical: notificationsAddress({}),
    isIndexed: false,
  };
  const view = notificationsView(request, data, tabLength(url, page, data), session.user.id);
  const isTester = tests.data.total > 0;
  return { head, ...view, cntInvitations: invitations.data.total, isTester };
}

/** Marks everything as read. */
export async function action({ context }: ActionFunctionArgs) {
  const session = await context.session();
  if (!session) throw redirect(signInAddress(context));
  await context.api.POST("/users/{id}/notifications-g/read-all", {
    params: { path: { id: session.user.id } },
    body: {},
  });
  return redirect(notificationsAddress({}), 303);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function NotificationsRoute() {
  const { head: _head, ...view } = useLoaderData<typeof loader>();
  return <NotificationsScreen {...view} />;
}
