import { ApiError } from "@grow/api-client";
import type { Schema } from "@grow/contract";
import { paramId } from "@grow/domain";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { paths } from "../../../../paths.ts";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { diaryBody, formField, readDiaryForm } from "../../shared/diary-form/diary-form.ts";
import { DIARY_ERRORS, DIARY_FIELDS } from "../../shared/diary-form/diary-problems.ts";
import type { RefusedDiary } from "../../shared/diary-form/use-diary-form.ts";

/** Saves the diary of the form, starts another from it, or deletes it. */
export async function saveDiary({ context, params, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const path = { id: paramId(params.id) ?? 0 };
  const intent = textOf(sent, "intent");
  if (intent === "delete") {
    await context.api.DELETE("/diaries/{id}", { params: { path } });
    return redirect(paths.removedDiary(path.id), 303);
  }
  if (intent === "duplicate") {
    const name = textOf(sent, "copy_name").trim();
    const copy = await context.api.POST("/diaries/{id}/duplicate", {
      params: { path },
      body: { ...(name === "" ? {} : { name }), is_weeks: sent.has("is_weeks") },
      idempotencyKey: textOf(sent, "request_key"),
    });
    return redirect(paths.editDiary(copy.data.id), 303);
  }

  const form = readDiaryForm(sent);
  // "Keep mine" names the version that it replaces.
  let version = textOf(sent, "keep") || textOf(sent, "version");
  const refuse = (error: ApiError, conflict: number | null = null) => {
    const details = error.details.map(({ field, ...detail }) => ({
      ...detail,
      ...(field === undefined ? {} : { field: formField(form, field === "photo_id" ? "cover" : field) }),
    }));
    const named = new ApiError({ status: error.status, details, message: error.message });
    const errors =
      conflict === null
        ? formErrors(context.i18n, named, DIARY_FIELDS, DIARY_ERRORS)
        : { fields: {}, form: null };
    return data<RefusedDiary>({ form, errors, conflict, version }, errorStatus(error));
  };
  const { body, problems } = diaryBody(form);
  if (!body) {
    const details = problems.map((problem) => ({ type: "error" as const, text: "", ...problem }));
    return refuse(new ApiError({ status: 422, details }));
  }
  try {
    const saved = await context.api.PUT("/diaries/{id}", {
      params: { path },
      body: { ...body, version: Number(version) },
    });
    version = String(saved.data.version);
    const cover = paramId(form.cover);
    const focus = form.cover_focus === "" ? undefined : Number(form.cover_focus);
    const isMoved = focus !== undefined && focus !== saved.data.cover_focus;
    if (cover !== undefined && (cover !== saved.data.photo_id || isMoved)) {
      await context.api.PUT("/diaries/{id}/cover-week", {
        params: { path },
        body: { photo_id: cover, ...(focus === undefined ? {} : { focus }) },
      });
    }
    return redirect(saved.data.link, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.has("stale") ? refuse(error, (error.data as Schema<"Diary">).version) : refuse(error);
  }
}
