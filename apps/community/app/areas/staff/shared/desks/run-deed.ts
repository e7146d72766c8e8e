import { ApiError } from "@grow/api-client";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import {
  errorStatus,
  type FieldTexts,
  formErrors,
  NO_ERRORS,
  textOf,
} from "../../../../shared/form-errors.ts";
import { type FormValues, typedValues } from "./form-values.ts";
import { changedItems } from "./item-values.ts";
import { languageField } from "./language-values.ts";
import type { RejectedForm } from "./rejected-form.ts";

/** A form as it was submitted. */
export interface SubmittedForm {
  readonly form: FormData;
  readonly values: FormValues;
}

/** What a button of a form does. @returns the page that shows the result */
export type Deed = (submitted: SubmittedForm) => Promise<string>;

interface DeskForm {
  /** By the value of the button `deed`. */
  readonly deeds: Readonly<Record<string, Deed>>;
  /** The fields that an error of the API may name, the lists with texts per language included. */
  readonly fields: readonly string[];
  /** Messages that say more than those of the codes, for what was typed where they depend on it. */
  readonly texts?: FieldTexts | ((values: FormValues) => FieldTexts);
  /** Fields that may have several values, as chosen words have. */
  readonly lists?: readonly string[];
  /** The version in a 409 response, where it isn't the row's own field. */
  versionIn?(present: unknown): number | undefined;
  /** The form's name of a field that an error names, where they differ. */
  fieldOf?(field: string, values: FormValues): string;
}

/**
 * Runs the button of a desk's form. What was typed stays in a form that was rejected.
 *
 * @throws Response 404 for an unknown button
 * @throws ApiError 401, which leads to sign in
 */
export async function runDeed({ request, context }: ActionFunctionArgs, desk: DeskForm) {
  const form = await request.formData();
  const deed = textOf(form, "deed");
  const values = typedValues(form, desk.lists);
  const rows = changedItems(values, deed);
  if (rows) return data<RejectedForm>({ deed: "save", values: rows, errors: NO_ERRORS, version: null });
  const act = Object.hasOwn(desk.deeds, deed) ? desk.deeds[deed] : undefined;
  if (!act) throw badParameter(context.url.pathname);
  try {
    return redirect(await act({ form, values }), 303);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    const texts = typeof desk.texts === "function" ? desk.texts(values) : desk.texts;
    const { fields, form: general } = formErrors(context.i18n, error, desk.fields, texts);
    const named = Object.entries(fields).map(([field, text]) => {
      const own = desk.fieldOf?.(field, values) ?? field;
      return [languageField(own, values), text];
    });
    const errors = { form: general, fields: Object.fromEntries(named) };
    return data<RejectedForm>(
      { deed, values, errors, version: presentVersion(error, desk) },
      errorStatus(error),
    );
  }
}

/** The version that another user saved meanwhile; null for any other error. */
function presentVersion(error: ApiError, { versionIn }: Pick<DeskForm, "versionIn">): number | null {
  const { data: present } = error as { data?: { version?: number } | null };
  const version = versionIn ? versionIn(present) : present?.version;
  return error.status === 409 ? (version ?? null) : null;
}
