import type { WeekForm } from "../../../shared/week-form/week-form.ts";
import type { EditorState } from "../use-week-editor.ts";

/** What a lazy-loaded part of the form is rendered with. */
export interface LaterProps {
  /** What its fields are filled with. */
  form: WeekForm;
  editor: EditorState;
}
