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
import { StrainRequestsScreen } from "./screen.tsx";
import { strainRequestsTitles } from "./titles.ts";
import { REQUEST_STATES, strainRequestsView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["admin"], isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { state, start } = queueRequest(context.url.searchParams, REQUEST_STATES);
  const { data: list } = await context.api.GET("/brands-manager/strain-requests", {
    params: { query: { state, start, limit: QUEUE_SIZE } },
  });
  return {
    head: { ...fillHead(context.i18n, strainRequestsTitles), isIndexed: false },
    ...strainRequestsView(list, state),
  };
}

/** Approves or declines a request; the button of a similar strain submits its id instead of a state. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = paramId(textOf(form, "id"));
  const strainId = paramId(textOf(form, "strain_id"));
  const state = strainId === undefined ? form.get("state") : "approved";
  const decision = (["approved", "declined"] as const).find((one) => one === state);
  if (id === undefined || !decision) throw badParameter(context.url.pathname);
  try {
    await context.api.PATCH("/brands-manager/strain-requests/{id}", {
      params: { path: { id } },
      body: { state: decision, ...(strainId === undefined ? {} : { strain_id: strainId }) },
    });
  } catch (error) {
    // Another administrator was faster, or the brand deleted the seeds.
    if (!(error instanceof ApiError) || (error.status !== 422 && error.status !== 404)) throw error;
    return data({ isGone: true }, error.status);
  }
  return redirect(context.path, 303);
}

export const meta = pageMeta;

export default function StrainRequestsRoute() {
  const answer = useActionData<typeof action>();
  return <StrainRequestsScreen {...useLoaderData<typeof loader>()} isGone={answer?.isGone ?? false} />;
}
