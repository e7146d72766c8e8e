import "../../locales/auth/catalog.ts";
import { ApiError } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { RETURN_PATH } from "@grow/app-kit/request/return-path.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { NAME_ERRORS } from "../../shared/auth/auth-errors.ts";
import { codesCookie } from "../../shared/auth/codes-cookie.ts";
import { startSession, wantedPath } from "../../shared/auth/start-session.ts";
import { readProviders } from "../../shared/oauth/read-providers.ts";
import { SignUpScreen } from "./screen.tsx";
import { signUpTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["guest-only"], isPrivate: true, hydrate: "idle" };

export async function loader({ context }: LoaderFunctionArgs) {
  return {
    head: { ...fillHead(context.i18n, signUpTitles), canonical: paths.signUp() },
    returnPath: wantedPath(context),
    providers: await readProviders(context),
    isEmailOptional: context.environment.isEmailOptional === true,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const name = textOf(form, "name").trim();
  const email = textOf(form, "email").trim();
  try {
    const { data: start } = await context.api.POST("/users", {
      body: {
        name,
        ...(email === "" ? {} : { email }),
        password: textOf(form, "password"),
        locale: context.locale,
        recaptcha: textOf(form, "recaptcha"),
      },
    });
    if (start.codes !== undefined) {
      const answer = startSession(context, start, paths.settings("password"));
      answer.headers.append("set-cookie", codesCookie(start.codes, context.cookieScope));
      return answer;
    }
    const next = wantedPath(context);
    const query = next === "/" ? "" : `?${new URLSearchParams({ [RETURN_PATH]: next })}`;
    return startSession(context, start, `${paths.confirmEmail()}${query}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = formErrors(context.i18n, error, ["name", "email", "password"], NAME_ERRORS);
    return data({ name, email, errors }, errorStatus(error));
  }
}

export const meta = pageMeta;

export default function SignUp() {
  return <SignUpScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
