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

/** A member's open invitations by brands, and the brands they test for. */
export async function loader({ context }: LoaderFunctionArgs) {
  const session = await context.session();
  if (!session) throw redirect(signInAddress(context));
  const params = { path: { id: session.user.id }, query: { limit: MOST } };
  const [invitations, tests] = await Promise.all([
    context.api.GET("/users/{id}/invitations", { params }),
    context.api.GET("/users/{id}/tests", { params }),
  ]);
  const head: PageHead = {
    ...fillHead(context.i18n, invitationsTitles),
    canonical: paths.invitations(),
    isIndexed: false,
  };
  const done = context.url.searchParams.get("done");
  return { head, ...invitationsView(invitations.data, tests.data, done) };
}

/** Accepts or declines an invitation, or leaves the test of a brand. */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await context.session();
  if (!session) throw redirect(signInAddress(context));
  const form = await request.formData();
  const brand = textOf(form, "leave");
  const state = textOf(form, "state") === "accepted" ? "accepted" : "declined";
  try {
    if (brand) {
      await context.api.DELETE("/users/{id}/tests/{brand}", {
        params: { path: { id: session.user.id, brand: Number(brand) } },
      });
      return redirect(`${paths.invitations()}?done=left`, 303);
    }
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
    const gone = brand ? ("left" as const) : ("gone" as const);
    const problem = code === "not_found" ? gone : code === "too_many" ? ("full" as const) : null;
    return data({ problem, text: formErrors(context.i18n, error, []).form ?? null }, errorStatus(error));
  }
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function InvitationsRoute() {
  const { head: _head, ...view } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <InvitationsScreen {...view} problem={refused?.problem ?? null} text={refused?.text ?? null} />;
}
