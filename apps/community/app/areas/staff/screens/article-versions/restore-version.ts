import { ApiError } from "@grow/api-client";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import { msg } from "@lingui/core/macro";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { errorStatus, type FieldTexts, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { deskPaths } from "../../desk-paths.ts";
import { versionsTarget } from "./load-versions.ts";

/** Why a version was not restored. */
export interface RefusedRestore {
  readonly number: number;
  /** The article was saved by another user meanwhile; the next attempt replaces that. */
  readonly isConflict: boolean;
  readonly text: string | null;
}

const TEXTS: FieldTexts = {
  "lang too_many": msg({
    id: "admin.versions.tooMany",
    message: "This article has {max} languages already. Remove one first.",
  }),
};

/** Saves a version of a text again, as the newest. */
export async function restoreVersion({ request, context, params }: ActionFunctionArgs) {
  const { api, i18n, url } = context;
  const { id, lang } = versionsTarget(params, url.pathname);
  const form = await request.formData();
  const number = paramId(textOf(form, "number"));
  if (!number) throw badParameter(url.pathname);
  try {
    await api.POST("/staff/posts/{id}/versions/{lang}/{number}/restore", {
      params: { path: { id, lang, number } },
      body: { version: Number(textOf(form, "version")) },
    });
    return redirect(deskPaths.articleVersions(id, lang, { done: number }), 303);
  } catch (error) {
    // An expired session leads to sign in.
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    const isConflict = error.status === 409;
    const refused: RefusedRestore = {
      number,
      isConflict,
      text: isConflict ? null : formErrors(i18n, error, [], TEXTS).form,
    };
    return data(refused, errorStatus(error));
  }
}
