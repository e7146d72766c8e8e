import "../../locales/auth/catalog.ts";
import { ApiError } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { startSession } from "../../shared/auth/start-session.ts";
import { ResetPasswordScreen } from "./screen.tsx";
import { resetPasswordTitles } from "./titles.ts";

export const handle: RouteHandle = { isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const token = context.url.searchParams.get("token");
  const head = { ...fillHead(context.i18n, resetPasswordTitles), isIndexed: false };
  if (!token) return { head, state: "invalid" as const };
  try {
    const { data: answer } = await context.api.GET("/session/forgot-token-state", {
      params: { query: { token } },
    });
    return { head, state: answer.state };
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return { head, state: "invalid" as const };
    throw error;
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  try {
    const { data: start } = await context.api.PATCH("/session/reset-password", {
      body: {
        token: context.url.searchParams.get("token") ?? "",
        password: textOf(form, "password"),
        password_repeat: textOf(form, "password_repeat"),
      },
    });
    return startSession(context, start, "/");
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = formErrors(context.i18n, error, ["password", "password_repeat"]);
    return data({ errors }, errorStatus(error));
  }
}

export const meta = pageMeta;

export default function ResetPassword() {
  return <ResetPasswordScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
