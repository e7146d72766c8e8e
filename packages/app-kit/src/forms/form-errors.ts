import type { ApiError } from "@grow/api-client";
import type { DetailCode } from "@grow/contract";
import { withLineFeeds } from "@grow/domain";
import { say } from "@grow/i18n";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { apiMessage } from "./api-messages.ts";

/** The errors of a submitted form. */
export interface FormErrors {
  /** By field name; items of a list have their index in the name (`items_equip.0.name`). */
  fields: Readonly<Record<string, string>>;
  /** The error that belongs to no field of this form. */
  form: string | null;
}

/** Messages of single fields that say more than those of the codes, by field and code: `"name wrong_format"`. */
export type FieldTexts = Readonly<Record<`${string} ${DetailCode}`, MessageDescriptor>>;

/** No errors. */
export const NO_ERRORS: FormErrors = { fields: {}, form: null };

/**
 * Assigns the messages of a rejected form: those about its fields to the fields, the first other one to the form.
 *
 * @param fields - the names of the form's fields; a message about any other field is shown at the form
 * @param texts - messages that replace those of the codes
 */
export function formErrors(
  i18n: I18n,
  error: ApiError,
  fields: readonly string[],
  texts: FieldTexts = {},
): FormErrors {
  const found: Record<string, string> = {};
  let form: string | null = null;
  for (const detail of error.details) {
    const field = detail.field;
    const own = texts[`${field ?? ""} ${detail.code as DetailCode}`];
    const text = own ? say(i18n, own, detail.params) : apiMessage(i18n, detail);
    if (field !== undefined && fields.some((name) => field === name || field.startsWith(`${name}.`))) {
      found[field] ??= text;
    } else {
      form ??= text;
    }
  }
  if (form === null && Object.keys(found).length === 0) {
    const code = error.status === 0 || error.status === 503 ? "unavailable" : "internal";
    form = apiMessage(i18n, { code, text: error.message });
  }
  return { fields: found, form };
}

/** The status of a page whose form the api rejected: the api's own, or 503 without a response. */
export function errorStatus(error: ApiError): number {
  return error.status === 0 ? 503 : error.status;
}

/** A text field of a submitted form, with line feeds as a script sends them; "" when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? withLineFeeds(value) : "";
}
