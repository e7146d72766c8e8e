import "../../locales/auth/catalog.ts";
import { ApiError } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { COMPLETE_ERRORS } from "../../shared/auth/auth-errors.ts";
import { codesCookie } from "../../shared/auth/codes-cookie.ts";
import { startSession } from "../../shared/auth/start-session.ts";
import { clearedOAuthCookie, readOAuthCookie } from "../../shared/oauth/oauth-cookie.ts";
import { CompleteScreen } from "./screen.tsx";
import { titles } from "./titles.ts";

export const handle: RouteHandle = { isPrivate: true };

export function loader({ context }: LoaderFunctionArgs) {
  const { ticket, name, email } = readOAuthCookie(context.cookies);
  if (!ticket) throw redirect(paths.signIn());
  const head = { ...fillHead(context.i18n, titles), isIndexed: false };
  return {
    head,
    name: name ?? "",
    email: email ?? "",
    isEmailOptional: context.environment.isEmailOptional === true,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const name = textOf(form, "name").trim();
  const email = textOf(form, "email").trim();
  const { ticket = "", return_path = "/" } = readOAuthCookie(context.cookies);
  try {
    const { data: start } = await context.api.POST("/oauth/complete", {
      body: { ticket, name, ...(email === "" ? {} : { email }), locale: context.locale },
    });
    const { codes } = start;
    const answer = startSession(context, start, codes ? paths.settings("password") : return_path);
    if (codes) answer.headers.append("set-cookie", codesCookie(codes, context.cookieScope));
    answer.headers.append("set-cookie", clearedOAuthCookie(context.cookieScope));
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = formErrors(context.i18n, error, ["name", "email"], COMPLETE_ERRORS);
    return data({ name, email, errors }, errorStatus(error));
  }
}

export const meta = pageMeta;

export default function OAuthComplete() {
  return <CompleteScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
