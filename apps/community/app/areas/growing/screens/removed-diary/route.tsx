import "../../locales/diary-editor/catalog.ts";
import { ApiError } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { errorStatus, formErrors, NO_ERRORS } from "../../../../shared/form-errors.ts";
import { RemovedDiaryScreen } from "./screen.tsx";
import { removedDiaryTitles } from "./titles.ts";

export const handle: RouteHandle = {
  middleware: ["params", "auth"],
  params: { id: "id" },
  isPrivate: true,
};

/** Nobody but moderators can read what was deleted, so that this page says nothing of it. */
export function loader({ context }: LoaderFunctionArgs) {
  return { head: { ...fillHead(context.i18n, removedDiaryTitles), isIndexed: false } };
}

/** Brings the diary back. What cannot be brought back any more is said here. */
export async function action({ context, params }: ActionFunctionArgs) {
  const id = paramId(params.id) ?? 0;
  try {
    await context.api.POST("/diaries/{id}/restore", { params: { path: { id } } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ errors: formErrors(context.i18n, error, []) }, errorStatus(error));
  }
  return redirect(paths.editDiary(id), 303);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function RemovedDiaryRoute() {
  const answer = useActionData<typeof action>();
  return <RemovedDiaryScreen errors={answer?.errors ?? NO_ERRORS} />;
}
