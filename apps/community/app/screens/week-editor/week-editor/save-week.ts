import { ApiError } from "@grow/api-client";
import type { Schema } from "@grow/contract";
import { measuresFromText, paramId } from "@grow/domain";
import { htmlLang } from "@grow/i18n";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import { errorStatus, type FormErrors, formErrors, textOf } from "../../../shared/form-errors.ts";
import { problemText } from "./problem-words.ts";
import { editedWeek } from "./view.ts";
import { formField, type WeekContext, weekBody } from "./week-body.ts";
import { readWeekForm, type WeekForm } from "./week-form.ts";

/** Fields that can say what is wrong with them. */
const FIELDS = [
  "faza",
  "days",
  "text",
  "props",
  "doses",
  "reviews",
  "seed",
  "strain_comment",
  "photos",
  "videos",
];

/** A week that was not saved: all that was typed, and why. */
export interface RefusedWeek {
  readonly form: WeekForm;
  /** Units in which it was filled in. */
  readonly measures: string;
  readonly errors: FormErrors;
  /** The version that was being edited; "" for a new week. */
  readonly version: string;
  /** What was saved in the meantime. */
  readonly conflict: { readonly version: number; readonly date: string } | null;
  /** Nobody answered. */
  readonly isLost?: boolean | undefined;
}

/** Publishes the week of the form, or deletes it. */
export async function saveWeek({ context, params, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const id = paramId(params.id) ?? 0;
  const weekId = paramId(params.week);
  const { data: diary } = await context.api.GET("/diaries/{id}", { params: { path: { id } } });
  if (weekId !== undefined && textOf(sent, "intent") === "delete") {
    await context.api.DELETE("/diaries/{id}/weeks/{week}", { params: { path: { id, week: weekId } } });
    return redirect(diary.link, 303);
  }

  const form = readWeekForm(sent);
  const measures = measuresFromText(textOf(sent, "measures"));
  const refuse = (errors: FormErrors, status: number, conflict: RefusedWeek["conflict"] = null) =>
    data<RefusedWeek>(
      { form, measures: textOf(sent, "measures"), version: textOf(sent, "version"), errors, conflict },
      status,
    );

  const stored = editedWeek(diary, weekId) ?? undefined;
  const week: WeekContext = { measures, lang: stored?.lang ?? htmlLang(context.chosenLocale), stored };
  const { body, problems } = weekBody(form, week);
  if (!body) {
    const fields: Record<string, string> = {};
    for (const problem of problems) {
      fields[problem.field] ??= problemText(context.i18n, context.formats, problem, measures);
    }
    return refuse({ fields, form: null }, 422);
  }
  try {
    const saved =
      weekId === undefined
        ? await context.api.POST("/diaries/{id}/weeks", {
            params: { path: { id } },
            body,
            idempotencyKey: textOf(sent, "request_key"),
          })
        : await context.api.PUT("/diaries/{id}/weeks/{week}", {
            params: { path: { id, week: weekId } },
            // "Keep mine" names the version that it replaces.
            body: { ...body, version: Number(textOf(sent, "keep") || textOf(sent, "version")) },
          });
    return redirect(paths.week(diary.link, saved.data.id), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.has("stale")) {
      const { version, update_date } = error.data as Schema<"Week">;
      return refuse({ fields: {}, form: null }, 409, { version, date: update_date });
    }
    const details = error.details.map(({ field, ...detail }) => ({
      ...detail,
      ...(field === undefined ? {} : { field: formField(form, field) }),
    }));
    const named = new ApiError({ status: error.status, details, message: error.message });
    return refuse(formErrors(context.i18n, named, FIELDS), errorStatus(error));
  }
}
