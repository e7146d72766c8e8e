import { ApiError } from "@grow/api-client";
import { errorStatus, type FormErrors, formErrors } from "@grow/app-kit/forms/form-errors.ts";
import type { I18n } from "@lingui/core";
import { data } from "@remix-run/node";

/** A form that was not saved, with its values. */
export interface Refusal {
  errors: FormErrors;
  /** The submitted fields, for pages without scripts. */
  typed: Readonly<Record<string, string>>;
  /** A conflict with another manager: the current version, and the differences. */
  conflict: { version: number; theirs: Readonly<Record<string, string>> } | null;
}

interface Refused {
  i18n: I18n;
  form: FormData;
  fields: readonly string[];
  /** The submitted fields as `present` names them, where a form submits several as one. */
  compared?: (typed: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  /** Extracts the current state from a 409 response, by the names of the form's fields. */
  present?: (data: unknown) => { version: number; fields: Readonly<Record<string, string>> } | null;
}

/** The text fields of a form. */
export function typedFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Turns an api error into the page's response; rethrows anything else. */
export function refuse(error: unknown, { i18n, form, fields, compared, present }: Refused) {
  if (!(error instanceof ApiError)) throw error;
  const typed = typedFields(form);
  const there = error.status === 409 ? (present?.(error.data) ?? null) : null;
  const mine = compared?.(typed) ?? typed;
  const theirs = there
    ? Object.entries(there.fields).filter(([name, value]) => (mine[name] ?? "").trim() !== value.trim())
    : [];
  const refusal: Refusal = {
    errors: there ? { fields: {}, form: null } : formErrors(i18n, error, fields),
    typed,
    conflict: there && { version: there.version, theirs: Object.fromEntries(theirs) },
  };
  return data(refusal, errorStatus(error));
}
