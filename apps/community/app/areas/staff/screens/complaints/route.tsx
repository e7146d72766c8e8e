import "../../locales/catalog.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { textOf } from "../../../../shared/form-errors.ts";
import { QUEUE_SIZE, queueRequest } from "../../shared/queue/queue.ts";
import { ComplaintsScreen } from "./screen.tsx";
import { complaintsTitles } from "./titles.ts";
import { COMPLAINT_STATES, complaintsView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, i18n, url } = context;
  const { state, start } = queueRequest(url.searchParams, COMPLAINT_STATES);
  const { data } = await api.GET("/complains", { params: { query: { state, start, limit: QUEUE_SIZE } } });
  return {
    head: { ...fillHead(i18n, complaintsTitles), isIndexed: false },
    ...complaintsView(data, state),
  };
}

/** Closes all complaints about a thing. The API checks the rights. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const id = paramId(textOf(form, "id"));
  const state = (["accepted", "rejected"] as const).find((one) => one === form.get("state"));
  if (id === undefined || !state) throw badParameter(context.url.pathname);
  await context.api.PATCH("/complains/{id}", { params: { path: { id } }, body: { state } });
  return redirect(context.path, 303);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ComplaintsRoute() {
  return <ComplaintsScreen {...useLoaderData<typeof loader>()} />;
}
