import type { FormErrors } from "../../../../shared/form-errors.ts";
import type { CaptionProblem } from "./captions.ts";

/** What became of a change. */
export interface ShortEditorAnswer {
  readonly isSaved: boolean;
  readonly errors: FormErrors | null;
  readonly captionProblem?: CaptionProblem | undefined;
}
