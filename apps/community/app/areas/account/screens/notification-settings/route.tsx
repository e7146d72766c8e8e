import "../../locales/settings/catalog.ts";
import { ApiError } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { errorStatus, formErrors } from "../../../../shared/form-errors.ts";
import { ownSettings, SETTINGS_HANDLE } from "../../shared/settings/own-settings.ts";
import { NotificationsScreen } from "./screen.tsx";
import { notificationTitles } from "./titles.ts";
import { chosenNews, notificationsView } from "./view.ts";

export const handle = SETTINGS_HANDLE;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const user = await ownSettings({ context, params });
  const { data: section } = await context.api.GET("/users/{id}/settings/notifications", {
    params: { path: { id: user.id } },
  });
  return {
    head: { ...fillHead(context.i18n, notificationTitles), isIndexed: false },
    ...notificationsView(section.notifications, user.personal ?? null),
  };
}

/** Saves the choices and confirms it on the same page. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const user = await ownSettings({ context, params });
  // Emails are in the language in which they were turned on.
  const body = { ...chosenNews(await request.formData()), locale: context.locale };
  try {
    await context.api.PATCH("/users/{id}/settings/notifications", {
      params: { path: { id: user.id } },
      body,
    });
    return data({ error: null });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ error: formErrors(context.i18n, error, []).form }, errorStatus(error));
  }
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function NotificationsRoute() {
  return <NotificationsScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
