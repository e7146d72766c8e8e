import "../../locales/catalog.ts";
import { ApiError } from "@grow/api-client";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { textOf } from "../../../../shared/form-errors.ts";
import { QUEUE_SIZE, queueRequest } from "../../shared/queue/queue.ts";
import { BrandRequestsScreen } from "./screen.tsx";
import { brandRequestsTitles } from "./titles.ts";
import { brandRequestsView, REQUEST_STATES } from "./view.ts";

export const handle: RouteHandle = { middleware: ["admin"], isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { state, start } = queueRequest(context.url.searchParams, REQUEST_STATES);
  const { data: list } = await context.api.GET("/brands-manager/requests", {
    params: { query: { state, start, limit: QUEUE_SIZE } },
  });
  return {
    head: { ...fillHead(context.i18n, brandRequestsTitles), isIndexed: false },
    ...brandRequestsView(list, state),
  };
}

/** Approves or declines a request. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = paramId(textOf(form, "id"));
  const state = (["approved", "declined"] as const).find((one) => one === form.get("state"));
  if (id === undefined || !state) throw badParameter(context.url.pathname);
  try {
    await context.api.PATCH("/brands-manager/requests/{id}", { params: { path: { id } }, body: { state } });
  } catch (error) {
    // Another administrator was faster, or the grower deleted their account.
    if (!(error instanceof ApiError) || (error.status !== 422 && error.status !== 404)) throw error;
    return data({ isGone: true }, error.status);
  }
  return redirect(context.path, 303);
}

export const meta = pageMeta;

export default function BrandRequestsRoute() {
  const answer = useActionData<typeof action>();
  return <BrandRequestsScreen {...useLoaderData<typeof loader>()} isGone={answer?.isGone ?? false} />;
}
