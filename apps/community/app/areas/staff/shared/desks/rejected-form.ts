import type { FormErrors } from "../../../../shared/form-errors.ts";
import type { FormValues } from "./form-values.ts";

/** A form that was not saved, with what was typed. */
export interface RejectedForm {
  /** The button that sent it. */
  readonly deed: string;
  readonly values: FormValues;
  readonly errors: FormErrors;
  /** The version that another user saved meanwhile; null for any other error. */
  readonly version: number | null;
}
