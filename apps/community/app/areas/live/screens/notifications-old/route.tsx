import "../../../../shared/notification-lines/locales/catalog.ts";
import "../../locales/catalog.ts";
import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { signInAddress } from "@grow/app-kit/request/guards.server.ts";
import { type PageHead, pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OldNotificationsScreen } from "./screen.tsx";
import { oldNotificationsTitles } from "./titles.ts";
import {
  oldNotificationsAddress,
  oldNotificationsQuery,
  oldNotificationsRequest,
  oldNotificationsView,
} from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth"], isPrivate: true, hydrate: "idle" };

/** A member's notifications one by one, and the growers behind one of them. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, i18n, url } = context;
  const session = await context.session();
  if (!session) throw redirect(signInAddress(context));
  const request = oldNotificationsRequest(url);
  const { page, users: n } = request;
  const id = session.user.id;
  const [{ data }, growers] = await Promise.all([
    api.GET("/users/{id}/notifications", {
      params: { path: { id }, query: oldNotificationsQuery(request) },
    }),
    n === null
      ? null
      : api.GET("/users/{id}/notifications/{n}/users", {
          params: { path: { id, n }, query: { limit: 100 } },
        }),
  ]);
  if (page > 1 && data.items.length === 0) throw noSuchRoute(url.pathname);
  const head: PageHead = {
    ...fillHead(i18n, oldNotificationsTitles, { page }),
    canonical: oldNotificationsAddress({}),
    isIndexed: false,
  };
  return { head, ...oldNotificationsView(request, data, growers?.data ?? null, id) };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function OldNotificationsRoute() {
  const { head: _head, ...view } = useLoaderData<typeof loader>();
  return <OldNotificationsScreen {...view} />;
}
