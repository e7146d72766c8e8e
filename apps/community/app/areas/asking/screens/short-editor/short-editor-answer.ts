import type { FormErrors } from "../../../../shared/form-errors.ts";

/** What became of a change. */
export interface ShortEditorAnswer {
  readonly isRemoved: boolean;
  readonly errors: FormErrors | null;
}
