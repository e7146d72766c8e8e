import { ApiError } from "@grow/api-client";
import type { I18n } from "@lingui/core";
import { data } from "@remix-run/server-runtime";
import { errorStatus, type FieldTexts, formErrors } from "../forms/form-errors.ts";
import { type FormFields, formFields } from "./form-fields.ts";
import type { Refusal } from "./refusal.ts";

interface Refused {
  i18n: I18n;
  form: FormData;
  fields: readonly string[];
  /** Messages that say more than those of the codes. */
  texts?: FieldTexts;
  /** Extracts the current state from a 409 response, as the fields of the form. */
  present?: (data: unknown) => { version: number; fields: FormFields } | null;
}

/** Turns an api error into the page's response; rethrows anything else. */
export function refuse(error: unknown, { i18n, form, fields, texts, present }: Refused) {
  if (!(error instanceof ApiError)) throw error;
  const there = error.status === 409 ? (present?.(error.data) ?? null) : null;
  const refusal: Refusal = {
    errors: there ? { fields: {}, form: null } : formErrors(i18n, error, fields, texts),
    typed: formFields(form),
    conflict: there && { version: there.version, theirs: there.fields },
  };
  return data(refusal, errorStatus(error));
}
