import "../../locales/catalog.ts";
import { ApiError } from "@grow/api-client";
import { textOf } from "@grow/app-kit/forms/form-errors.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { Schema } from "@grow/contract";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { invoiceDesk } from "../../paths.ts";
import { InvoicesScreen } from "./screen.tsx";
import { invoicesTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["admin"], isPrivate: true };

const STATES = ["open", "paid", "refunded", "void"] as const;

export async function loader({ context }: LoaderFunctionArgs) {
  const state = STATES.find((one) => one === context.url.searchParams.get("state")) ?? "open";
  const { data: list } = await context.api.GET("/partners/invoices", {
    params: { query: { state, limit: 100 } },
  });
  return {
    head: { ...fillHead(context.i18n, invoicesTitles), isIndexed: false },
    state,
    invoices: list.items,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = Number(textOf(form, "id"));
  const state = STATES.find((one) => one === textOf(form, "state"));
  if (state === undefined || !Number.isSafeInteger(id)) throw data(null, 400);
  try {
    await context.api.PATCH("/partners/invoices/{id}", { params: { path: { id } }, body: { state } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    // Two of the staff, or two presses: the page shows the invoices as they are now.
    return data({ changed: (error.data as Schema<"Invoice"> | null)?.number ?? null }, 409);
  }
  return redirect(invoiceDesk(), 303);
}

export const meta = pageMeta;

export default function Invoices() {
  const { head: _head, ...view } = useLoaderData<typeof loader>();
  return <InvoicesScreen {...view} changed={useActionData<typeof action>()?.changed ?? null} />;
}
