import "../../locales/auth/catalog.ts";
import { ApiError } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { textOf } from "../../../../shared/form-errors.ts";
import { UnsubscribeScreen } from "./screen.tsx";
import { titles } from "./titles.ts";

export const handle: RouteHandle = { isPrivate: true };

const NO_LINK = { state: "invalid" as const, emails: null, brand: null };

/** Only shows a form, because mail programs open links on their own. */
export async function loader({ context }: LoaderFunctionArgs) {
  const k = context.url.searchParams.get("k") ?? "";
  const head = { ...fillHead(context.i18n, titles), isIndexed: false };
  if (k === "") return { head, ...NO_LINK };
  try {
    const { data: link } = await context.api.GET("/session/email-unsubscribe-token", {
      params: { query: { k } },
    });
    return { head, ...link };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    return { head, ...NO_LINK };
  }
}

/** The button of the page, and the one-click request of mail programs (RFC 8058), which has no field of ours. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const isAll = textOf(form, "all") === "yes";
  const isAllBrands = textOf(form, "brands") === "yes";
  try {
    const { data: result } = await context.api.POST("/session/email-unsubscribe-token", {
      body: {
        k: context.url.searchParams.get("k") ?? "",
        is_all: isAll,
        ...(isAllBrands ? { is_all_brands: true } : {}),
      },
    });
    return data({ state: result.state, isAll, isAllBrands });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    return data({ state: "invalid" as const, isAll, isAllBrands }, 422);
  }
}

export const meta = pageMeta;

export default function Unsubscribe() {
  return <UnsubscribeScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
