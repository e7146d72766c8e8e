import "../../locales/auth/catalog.ts";
import { ApiError } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { errorStatus, formErrors, NO_ERRORS, textOf } from "../../../../shared/form-errors.ts";
import { ForgotPasswordScreen } from "./screen.tsx";
import { forgotPasswordTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["guest-only"], isPrivate: true, hydrate: "idle" };

export function loader({ context }: LoaderFunctionArgs) {
  return { head: { ...fillHead(context.i18n, forgotPasswordTitles), isIndexed: false } };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const email = textOf(form, "email").trim();
  try {
    await context.api.POST("/session/forgot-password", {
      body: { email, recaptcha: textOf(form, "recaptcha") },
    });
    return data({ email, isSent: true, errors: NO_ERRORS });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = formErrors(context.i18n, error, ["email"]);
    return data({ email, isSent: false, errors }, errorStatus(error));
  }
}

export const meta = pageMeta;

export default function ForgotPassword() {
  return <ForgotPasswordScreen sent={useActionData<typeof action>()} />;
}
