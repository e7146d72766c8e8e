import "../../locales/auth/catalog.ts";
import { ApiError } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { formErrors } from "../../../../shared/form-errors.ts";
import { CALLBACK_ERRORS } from "../../shared/auth/auth-errors.ts";
import { startSession } from "../../shared/auth/start-session.ts";
import { ExternalScreen } from "../../shared/oauth/external-screen.tsx";
import { oauthCookie, readOAuthCookie } from "../../shared/oauth/oauth-cookie.ts";
import { titles } from "./titles.ts";

export const handle: RouteHandle = { isPrivate: true };

/** The provider sends people back to here. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { searchParams } = context.url;
  const code = searchParams.get("code");
  const state = searchParams.get("state") ?? "";
  const iss = searchParams.get("iss");
  const head = { ...fillHead(context.i18n, titles), isIndexed: false };
  // A link prepared by another user would sign this browser in to their account.
  const isOwn = state !== "" && readOAuthCookie(context.cookies).state === state;
  if (!code || !isOwn) return { head, error: null };
  try {
    const { data: result } = await context.api.POST("/oauth/callback", {
      body: { provider: state.split(".")[0] ?? "", code, state, ...(iss ? { iss } : {}) },
    });
    if (!result.need_complete) return startSession(context, result, result.return_path);
    const { ticket, name, email, return_path } = result;
    const cookie = oauthCookie({ ticket, name, email, return_path }, context.cookieScope);
    throw redirect(paths.oauthComplete(), { headers: { "set-cookie": cookie } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { head, error: formErrors(context.i18n, error, [], CALLBACK_ERRORS).form };
  }
}

export const meta = pageMeta;

export default function OAuthCallback() {
  const loaded = useLoaderData<typeof loader>() as { error?: string | null } | undefined;
  return <ExternalScreen error={loaded?.error ?? null} />;
}
