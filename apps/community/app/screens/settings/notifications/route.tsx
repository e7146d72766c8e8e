import "../../../locales/settings/catalog.ts";
import { ApiError } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../paths.ts";
import { errorStatus, formErrors } from "../../../shared/form-errors.ts";
import { NotificationsScreen } from "./screen.tsx";
import { notificationTitles } from "./titles.ts";
import { chosenNews, notificationsView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth"], isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { user } = await signedIn(context);
  const { data: section } = await context.api.GET("/users/{id}/settings/notifications", {
    params: { path: { id: user.id } },
  });
  return {
    head: { ...fillHead(context.i18n, notificationTitles), isIndexed: false },
    ...notificationsView(section.notifications, user.personal ?? null),
  };
}

/** Keeps what is chosen and says so on the same page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await signedIn(context);
  // Letters speak the language in which they are asked for.
  const body = { ...chosenNews(await request.formData()), locale: context.locale };
  try {
    const params = { path: { id: user.id } };
    await context.api.PATCH("/users/{id}/settings/notifications", { params, body });
    return data({ error: null });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ error: formErrors(context.i18n, error, []).form }, errorStatus(error));
  }
}

async function signedIn({ session, path }: LoaderFunctionArgs["context"]) {
  const mine = await session();
  if (!mine) throw redirect(paths.signIn(path));
  return mine;
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function NotificationsRoute() {
  return <NotificationsScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
