import "../../../../shared/notification-lines/locales/catalog.ts";
import "../../locales/catalog.ts";
import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
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
import { changeNotifications } from "./change-notifications.ts";
import { NotificationsScreen } from "./screen.tsx";
import { notificationsTitles } from "./titles.ts";
import { notificationsAddress, notificationsQuery, notificationsRequest, notificationsView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth"], isPrivate: true, hydrate: "idle" };

/** A member's notifications: likes, follows and new weeks by thing and day, or one by one of a group. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, i18n, url } = context;
  const session = await context.session();
  if (!session) throw redirect(signInAddress(context));
  const request = notificationsRequest(url);
  const path = { id: session.user.id };
  // Invitations need an answer, whether their notifications are read or turned off.
  const [{ data }, numbers, invitations, tests] = await Promise.all([
    api.GET("/users/{id}/notifications-g", { params: { path, query: notificationsQuery(request) } }),
    api.GET("/users/{id}/notifications-g/numbers/v2", { params: { path } }),
    api.GET("/users/{id}/invitations", { params: { path, query: { limit: 1 } } }),
    api.GET("/users/{id}/tests", { params: { path, query: { limit: 1 } } }),
  ]);
  const { page, removed } = request;
  if (page > 1 && data.items.length === 0) {
    // The last line of the last page was deleted.
    if (removed) throw redirect(notificationsAddress({ ...request, page: page - 1 }), 303);
    throw noSuchRoute(url.pathname);
  }
  const head: PageHead = {
    ...fillHead(i18n, notificationsTitles, { page }),
    canonical: notificationsAddress({}),
    isIndexed: false,
  };
  const view = notificationsView(request, data, numbers.data, session.user.id);
  return { head, ...view, cntInvitations: invitations.data.total, isTester: tests.data.total > 0 };
}

/** Reads, deletes or restores, and returns to the same place. */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await context.session();
  if (!session) throw redirect(signInAddress(context));
  const shown = notificationsRequest(context.url);
  const removed = await changeNotifications(context.api, session.user.id, await request.formData(), shown);
  return redirect(notificationsAddress({ ...shown, removed }), 303);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function NotificationsRoute() {
  const { head: _head, ...view } = useLoaderData<typeof loader>();
  return <NotificationsScreen {...view} />;
}
