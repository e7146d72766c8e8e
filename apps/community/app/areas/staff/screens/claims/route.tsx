import "../../../../shared/strains/locales/catalog.ts";
import "../../locales/catalog.ts";
import { ApiError } from "@grow/api-client";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { EQUIPMENT_CATEGORIES, nextStart } from "@grow/domain";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { refIdField } from "../../shared/desks/ref-id-field.ts";
import { QUEUE_SIZE, queueRequest } from "../../shared/queue/queue.ts";
import { ClaimsScreen } from "./screen.tsx";
import { claimsTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { start } = queueRequest(context.url.searchParams, ["open"]);
  const { data: list } = await context.api.GET("/staff/claims", {
    params: { query: { start, limit: QUEUE_SIZE } },
  });
  return {
    head: { ...fillHead(context.i18n, claimsTitles), isIndexed: false },
    items: list.items,
    next: nextStart(list),
  };
}

/** Links a name to a strain or product, or dismisses it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const name = textOf(form, "name");
  const category = EQUIPMENT_CATEGORIES.find((one) => one === textOf(form, "category"));
  const to = textOf(form, "to").trim();
  // The row that was chosen among the suggestions, else what was typed.
  const chosen = textOf(form, refIdField("to"));
  const deed = textOf(form, "deed");
  const isLink = deed === "strain" || deed === "product";
  if (!category || name === "" || !(isLink || deed === "dismiss")) throw badParameter(context.url.pathname);
  try {
    await context.api.POST("/staff/claims", {
      body: { category, name, ...(isLink && { [deed]: chosen || to }) },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 422 && error.status !== 404)) throw error;
    const { fields, form: general } = formErrors(context.i18n, error, ["strain", "product"]);
    const message = fields.strain ?? fields.product ?? general;
    return data(
      { category, name, deed, to, chosen, isGone: error.status === 404, error: message },
      errorStatus(error),
    );
  }
  return redirect(context.path, 303);
}

export const meta = pageMeta;

export default function ClaimsRoute() {
  return (
    <ClaimsScreen {...useLoaderData<typeof loader>()} rejected={useActionData<typeof action>() ?? null} />
  );
}
