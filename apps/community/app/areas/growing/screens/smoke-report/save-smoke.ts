import { ApiError } from "@grow/api-client";
import { notFound } from "@grow/app-kit/request/failures.ts";
import type { Schema } from "@grow/contract";
import { paramId } from "@grow/domain";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import {
  errorStatus,
  type FormErrors,
  formErrors,
  NO_ERRORS,
  textOf,
} from "../../../../shared/form-errors.ts";
import { formField, smokeBody } from "./smoke-body.ts";
import { readSmokeForm, type SmokeForm } from "./smoke-form.ts";
import { reportedWeek } from "./view.ts";

/** Fields that can say what is wrong with them. */
const FIELDS = ["seed", "strain_comment", "props.harvest_smoke", "report", "nutrients"];

/** A report that was not saved: all that was typed, and why. */
export interface RefusedSmoke {
  readonly form: SmokeForm;
  readonly errors: FormErrors;
  /** The version that was being edited. */
  readonly version: string;
  /** The version saved meanwhile. */
  readonly conflict: { readonly version: number; readonly date: string } | null;
  /** No response. */
  readonly isLost?: boolean | undefined;
}

/** Writes the report into its week; the rest of the week stays as it is stored. */
export async function saveSmoke({ context, params, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const id = paramId(params.id) ?? 0;
  const { data: diary } = await context.api.GET("/diaries/{id}", { params: { path: { id } } });
  const stored = reportedWeek(diary, paramId(params.week));
  if (!stored) throw notFound(context.url.pathname);
  const form = readSmokeForm(sent);
  const version = textOf(sent, "version");
  try {
    await context.api.PUT("/diaries/{id}/weeks/{week}", {
      params: { path: { id, week: stored.id } },
      // "Keep mine" names the version that it replaces.
      body: smokeBody(form, stored, Number(textOf(sent, "keep") || version)),
    });
    return redirect(paths.week(diary.link, stored.id), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const status = errorStatus(error);
    if (error.has("stale")) {
      const present = error.data as Schema<"Week">;
      const conflict = { version: present.version, date: present.update_date };
      return data<RefusedSmoke>({ form, version, errors: NO_ERRORS, conflict }, status);
    }
    const details = error.details.map(({ field, ...detail }) => ({
      ...detail,
      ...(field === undefined ? {} : { field: formField(form, field) }),
    }));
    const named = new ApiError({ status: error.status, details, message: error.message });
    const errors = formErrors(context.i18n, named, FIELDS);
    return data<RefusedSmoke>({ form, version, errors, conflict: null }, status);
  }
}

/** Keeps the page with the input after a rejection or without a response: tents are often offline. */
export async function keepReport({ request, serverAction }: ClientActionFunctionArgs): Promise<Response> {
  const sent = await request.clone().formData();
  let answer: RefusedSmoke;
  try {
    answer = await serverAction<typeof saveSmoke>();
  } catch (error) {
    // A thrown redirect is passed on.
    if (!(error instanceof TypeError)) throw error;
    const version = textOf(sent, "version");
    answer = { form: readSmokeForm(sent), version, errors: NO_ERRORS, conflict: null, isLost: true };
  }
  return Response.json(answer, { status: answer.isLost ? 503 : 422 });
}
