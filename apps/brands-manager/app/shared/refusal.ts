import { ApiError } from "@grow/api-client";
import { errorStatus, type FormErrors, formErrors } from "@grow/app-kit/forms/form-errors.ts";
import type { I18n } from "@lingui/core";
import { data } from "@remix-run/node";

/** A form that was not saved, with what was typed into it. */
export interface Refusal {
  errors: FormErrors;
  /** The fields as they were sent, for pages without script. */
  typed: Readonly<Record<string, string>>;
  /** Another manager was faster: the version that is there now, and what differs. */
  conflict: { version: number; theirs: Readonly<Record<string, string>> } | null;
}

interface Refused {
  i18n: I18n;
  form: FormData;
  fields: readonly string[];
  /** Reads what is there now out of an answer 409, by the names of the form's fields. */
  present?: (data: unknown) => { version: number; fields: Readonly<Record<string, string>> } | null;
}

/** The text fields of a form. */
export function typedFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Makes a page's answer of an error of the api; anything else is thrown on. */
export function refuse(error: unknown, { i18n, form, fields, present }: Refused) {
  if (!(error instanceof ApiError)) throw error;
  const typed = typedFields(form);
  const there = error.status === 409 ? (present?.(error.data) ?? null) : null;
  const theirs = there
    ? Object.entries(there.fields).filter(([name, value]) => (typed[name] ?? "").trim() !== value.trim())
    : [];
  const refusal: Refusal = {
    errors: there ? { fields: {}, form: null } : formErrors(i18n, error, fields),
    typed,
    conflict: there && { version: there.version, theirs: Object.fromEntries(theirs) },
  };
  return data(refusal, errorStatus(error));
}
