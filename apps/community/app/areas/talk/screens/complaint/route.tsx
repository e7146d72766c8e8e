import "../../../../shared/talk/locales/catalog.ts";
import "../../locales/catalog.ts";
import { ApiError } from "@grow/api-client";
import { checkBody } from "@grow/app-kit/forms/check-body.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { RETURN_PATH, safeReturnPath } from "@grow/app-kit/request/return-path.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import { complaintForm } from "@grow/domain/schemas";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { errorStatus, formErrors, NO_ERRORS, textOf } from "../../../../shared/form-errors.ts";
import { complaintOf, isComplainType } from "../../../../shared/talk/complaints.ts";
import { ComplaintScreen } from "./screen.tsx";
import { complaintTitles } from "./titles.ts";

export const handle: RouteHandle = {
  middleware: ["params", "auth"],
  params: { id: "id" },
  isPrivate: true,
};

export function loader({ context, params }: LoaderFunctionArgs) {
  const { url, i18n } = context;
  const { type } = params;
  if (!isComplainType(type)) throw badParameter(url.pathname);
  return {
    head: { ...fillHead(i18n, complaintTitles), isIndexed: false },
    type,
    back: safeReturnPath(url.searchParams.get(RETURN_PATH)),
    isSent: url.searchParams.has("sent"),
  };
}

/** Sends the complaint and thanks; a refused one stays in its form. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { type } = params;
  const id = paramId(params.id);
  if (!isComplainType(type) || id === undefined) throw badParameter(context.url.pathname);
  const form = await request.formData();
  try {
    const body = complaintOf(form);
    checkBody(complaintForm, body);
    await context.api.POST("/complains/{type}/{id}", { params: { path: { type, id } }, body });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw error;
    const reason = textOf(form, "reason");
    const text = textOf(form, "text");
    const errors = formErrors(context.i18n, error, ["reason", "text"]);
    return data({ errors, reason, text }, errorStatus(error));
  }
  const back = safeReturnPath(context.url.searchParams.get(RETURN_PATH));
  return redirect(`${paths.complaint(type, id, back)}&sent`, 303);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ComplaintRoute() {
  const refused = useActionData<typeof action>();
  return (
    <ComplaintScreen
      {...useLoaderData<typeof loader>()}
      refused={refused ?? { errors: NO_ERRORS, reason: "", text: "" }}
    />
  );
}
