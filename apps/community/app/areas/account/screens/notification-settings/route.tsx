import "../../locales/settings/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ownSettings, SETTINGS_HANDLE, settingsAction } from "../../shared/settings/own-settings.ts";
import { pushView } from "./device-view.ts";
import { notificationForms } from "./notification-forms.ts";
import { NotificationsScreen } from "./screen.tsx";
import { notificationTitles } from "./titles.ts";
import { notificationsView } from "./view.ts";

export const handle = SETTINGS_HANDLE;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const user = await ownSettings({ context, params });
  const own = { params: { path: { id: user.id } } };
  const [{ data: section }, { data: devices }] = await Promise.all([
    context.api.GET("/users/{id}/settings/notifications", own),
    context.api.GET("/users/{id}/settings/push-devices", own),
  ]);
  return {
    head: { ...fillHead(context.i18n, notificationTitles), isIndexed: false },
    userId: user.id,
    ...notificationsView(section, user.personal ?? null, devices.server_key !== null),
    push: pushView(devices, context.formats),
  };
}

export const action = settingsAction(notificationForms);

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Section() {
  return <NotificationsScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
