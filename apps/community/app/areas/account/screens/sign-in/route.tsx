import "../../locales/auth/catalog.ts";
import { ApiError } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { lockedRights } from "@grow/app-kit/request/locked-rights.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { startSession, wantedPath } from "../../shared/auth/start-session.ts";
import { readProviders } from "../../shared/oauth/read-providers.ts";
import { StaffPasskeyScreen } from "./parts/staff-passkey-screen.tsx";
import { SignInScreen } from "./screen.tsx";
import { signInTitles } from "./titles.ts";

// Signing in with a passkey needs scripts; its button works once the page is hydrated.
export const handle: RouteHandle = { middleware: ["sign-in"], isPrivate: true, hydrate: "idle" };

export async function loader({ context }: LoaderFunctionArgs) {
  const session = await context.session();
  return {
    isPasskeyMissing: session !== null && lockedRights(session).length > 0,
    providers: await readProviders(context),
    head: { ...fillHead(context.i18n, signInTitles), canonical: paths.signIn() },
    returnPath: wantedPath(context),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const login = textOf(form, "login").trim();
  try {
    const { data: start } = await context.api.POST("/session", {
      body: { login, password: textOf(form, "password") },
    });
    return startSession(context, start, wantedPath(context), form.has("remember"));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = formErrors(context.i18n, error, ["login", "password"]);
    const isRefused = error.has("wrong_credentials");
    return data(
      {
        login,
        isRemembered: form.has("remember"),
        errors: isRefused ? { fields: { password: errors.form ?? "" }, form: null } : errors,
      },
      errorStatus(error),
    );
  }
}

export const meta = pageMeta;

export default function SignIn() {
  const { isPasskeyMissing, returnPath, providers } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  if (isPasskeyMissing) return <StaffPasskeyScreen returnPath={returnPath} />;
  return <SignInScreen returnPath={returnPath} providers={providers} sent={sent} />;
}
