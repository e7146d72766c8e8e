import "../../locales/auth/catalog.ts";
import { ApiError } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { errorStatus, formErrors, NO_ERRORS, textOf } from "../../../../shared/form-errors.ts";
import { wantedPath } from "../../shared/auth/start-session.ts";
import { ConfirmEmailScreen } from "./screen.tsx";
import { confirmEmailTitles } from "./titles.ts";
import { confirmView } from "./view.ts";

export const handle: RouteHandle = { isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { searchParams } = context.url;
  const key = searchParams.get("k");
  const address = searchParams.get("e");
  const state = key && address ? await readState(context, key, address) : null;
  const session = await context.session();
  return {
    head: { ...fillHead(context.i18n, confirmEmailTitles), isIndexed: false },
    next: wantedPath(context),
    isGuest: session === null,
    ...confirmView({ state, address, personal: session?.user.personal ?? null }),
  };
}

/** Only reads: mail programs open links on their own. */
async function readState(context: LoaderFunctionArgs["context"], k: string, e: string) {
  try {
    const { data: answer } = await context.api.GET("/session/email-confirmation-token", {
      params: { query: { k, e } },
    });
    return answer.state;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return "invalid";
    throw error;
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (form.has("confirm")) return await confirm(context);
  const email = textOf(form, "email").trim();
  const recaptcha = textOf(form, "recaptcha");
  try {
    await context.api.POST("/session/resend-verification", {
      body: { ...(email ? { email } : {}), ...(recaptcha ? { recaptcha } : {}) },
    });
    return data({ isSent: true, state: null, isChange: false, errors: NO_ERRORS });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data(
      { isSent: false, state: null, isChange: false, errors: formErrors(context.i18n, error, ["email"]) },
      errorStatus(error),
    );
  }
}

async function confirm(context: ActionFunctionArgs["context"]) {
  const { searchParams } = context.url;
  try {
    const { data: result } = await context.api.POST("/session/email-confirmation-token", {
      body: { k: searchParams.get("k") ?? "", e: searchParams.get("e") ?? "" },
    });
    const { state, is_change: isChange = false } = result;
    return data({ isSent: false, state, isChange, errors: NO_ERRORS });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data(
      { isSent: false, state: null, isChange: false, errors: formErrors(context.i18n, error, []) },
      errorStatus(error),
    );
  }
}

export const meta = pageMeta;

export default function ConfirmEmail() {
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  // Pressed, but another account has confirmed the address meanwhile: the link itself still looks valid.
  const failed = sent?.state === "invalid" || sent?.state === "expired" ? { card: sent.state } : {};
  return <ConfirmEmailScreen {...loaded} {...failed} sent={sent} />;
}
