import "../../locales/auth/catalog.ts";
import { ApiError } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formErrors } from "../../../../shared/form-errors.ts";
import { wantedPath } from "../../shared/auth/start-session.ts";
import { ExternalScreen } from "../../shared/oauth/external-screen.tsx";
import { oauthCookie } from "../../shared/oauth/oauth-cookie.ts";
import { titles } from "./titles.ts";

export const handle: RouteHandle = { isPrivate: true };

/** Redirects to the provider, or shows an error. The cookie ties the response to this browser. */
export async function loader({ context }: LoaderFunctionArgs) {
  const provider = context.url.searchParams.get("provider") ?? "";
  try {
    const { data } = await context.api.GET("/oauth/initiate", {
      params: { query: { provider, return_path: wantedPath(context) } },
    });
    const state = new URL(data.url).searchParams.get("state") ?? "";
    const cookie = oauthCookie({ state }, context.cookieScope);
    throw redirect(data.url, { headers: { "set-cookie": cookie } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const head = { ...fillHead(context.i18n, titles), isIndexed: false };
    const isUnknown = error.status === 422;
    return { head, isUnknown, error: isUnknown ? null : formErrors(context.i18n, error, []).form };
  }
}

export const meta = pageMeta;

export default function External() {
  return <ExternalScreen {...useLoaderData<typeof loader>()} />;
}
