import "../../locales/auth/catalog.ts";
import { ApiError } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { errorStatus, formErrors, NO_ERRORS } from "../../../../shared/form-errors.ts";
import { CancelEmailScreen } from "./screen.tsx";
import { titles } from "./titles.ts";

export const handle: RouteHandle = { isPrivate: true };

/** Only reads: mail programs open links on their own. */
export async function loader({ context }: LoaderFunctionArgs) {
  const k = context.url.searchParams.get("k") ?? "";
  const head = { ...fillHead(context.i18n, titles), isIndexed: false };
  if (k === "") return { head, state: "invalid" as const };
  try {
    const { data: link } = await context.api.GET("/session/email-change-token", {
      params: { query: { k } },
    });
    return { head, state: link.state };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    return { head, state: "invalid" as const };
  }
}

export async function action({ context }: ActionFunctionArgs) {
  try {
    const { data: result } = await context.api.POST("/session/email-change-token", {
      body: { k: context.url.searchParams.get("k") ?? "" },
    });
    return data({ state: result.state, errors: NO_ERRORS });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ state: null, errors: formErrors(context.i18n, error, []) }, errorStatus(error));
  }
}

export const meta = pageMeta;

export default function CancelEmail() {
  const { state } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return <CancelEmailScreen state={sent?.state ?? state} error={sent?.errors.form ?? null} />;
}
