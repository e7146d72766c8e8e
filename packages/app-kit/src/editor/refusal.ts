import type { FormErrors } from "../forms/form-errors.ts";
import type { FormFields } from "./form-fields.ts";

/** A form that was not saved. */
export interface Refusal {
  readonly errors: FormErrors;
  /** The submitted fields, for pages without scripts. */
  readonly typed: FormFields;
  /** The version that a colleague saved in the meantime. */
  readonly conflict: { readonly version: number; readonly theirs: FormFields } | null;
}
