import { ApiError } from "@grow/api-client";
import { type FormFields, formFields } from "@grow/app-kit/editor/form-fields.ts";
import type { Refusal } from "@grow/app-kit/editor/refusal.ts";
import { errorStatus, formErrors } from "@grow/app-kit/forms/form-errors.ts";
import type { I18n } from "@lingui/core";
import { data } from "@remix-run/node";

interface Refused {
  i18n: I18n;
  form: FormData;
  fields: readonly string[];
  /** Extracts the current state from a 409 response, as the fields of the form. */
  present?: (data: unknown) => { version: number; fields: FormFields } | null;
}

/** Turns an api error into the page's response; rethrows anything else. */
export function refuse(error: unknown, { i18n, form, fields, present }: Refused) {
  if (!(error instanceof ApiError)) throw error;
  const there = error.status === 409 ? (present?.(error.data) ?? null) : null;
  const refusal: Refusal = {
    errors: there ? { fields: {}, form: null } : formErrors(i18n, error, fields),
    typed: formFields(form),
    conflict: there && { version: there.version, theirs: there.fields },
  };
  return data(refusal, errorStatus(error));
}
