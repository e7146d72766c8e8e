import "../../locales/auth/catalog.ts";
import { ApiError } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { RECOVERY_ERRORS } from "../../shared/auth/auth-errors.ts";
import { startSession } from "../../shared/auth/start-session.ts";
import { RecoveryScreen } from "./screen.tsx";
import { titles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["guest-only"], isPrivate: true };

export function loader({ context }: LoaderFunctionArgs) {
  return { head: { ...fillHead(context.i18n, titles), isIndexed: false } };
}

/** After a recovery code, the user needs a new password or passkey. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const login = textOf(form, "login").trim();
  try {
    const { data: start } = await context.api.POST("/session/recovery", {
      body: { login, code: textOf(form, "code").trim() },
    });
    return startSession(context, start, paths.settings("password"));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = formErrors(context.i18n, error, ["login", "code"], RECOVERY_ERRORS);
    return data({ login, errors }, errorStatus(error));
  }
}

export const meta = pageMeta;

export default function Recovery() {
  useLoaderData<typeof loader>();
  return <RecoveryScreen sent={useActionData<typeof action>()} />;
}
