import "../../locales/catalog.ts";
import { ApiError } from "@grow/api-client";
import { errorStatus, formErrors, textOf } from "@grow/app-kit/forms/form-errors.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { signInAddress } from "@grow/app-kit/request/guards.server.ts";
import { type PageHead, pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../paths.ts";
import { InvitationsScreen } from "./screen.tsx";
import { invitationsTitles } from "./titles.ts";
import { invitationsView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth"], isPrivate: true, hydrate: "idle" };

/** Invitations on the page: more than anybody gets within a month. */
const MOST = 100;

/** A member's open invitations by brands. */
export async function loader({ context }: LoaderFunctionArgs) {
  const session = await context.session();
  if (!session) throw redirect(signInAddress(context));
  const { data: list } = await context.api.GET("/users/{id}/invitations", {
    params: { path: { id: session.user.id }, query: { limit: MOST } },
  });
  const head: PageHead = {
    ...fillHead(context.i18n, invitationsTitles),
    canonical: paths.invitations(),
    isIndexed: false,
  };
  return { head, ...invitationsView(list, context.url.searchParams.get("done")) };
}

/** Accepts or declines one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await context.session();
  if (!session) throw redirect(signInAddress(context));
  const form = await request.formData();
  const state = textOf(form, "state") === "accepted" ? "accepted" : "declined";
  try {
    const { data: answered } = await context.api.POST("/users/{id}/invitations/{invitation}", {
      params: { path: { id: session.user.id, invitation: Number(textOf(form, "invitation")) } },
      body: { state },
    });
    const done = state === "accepted" ? answered.kind : "declined";
    return redirect(`${paths.invitations()}?done=${done}`, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const code = error.details[0]?.code;
    // Gone meanwhile: the page shows those that are left.
    const problem = code === "not_found" ? ("gone" as const) : code === "too_many" ? ("full" as const) : null;
    return data({ problem, text: formErrors(context.i18n, error, []).form ?? null }, errorStatus(error));
  }
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function InvitationsRoute() {
  const { head: _head, ...view } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <InvitationsScreen {...view} problem={refused?.problem ?? null} text={refused?.text ?? null} />;
}
