import type { WeekForm } from "../../../shared/week-form/week-form.ts";
import type { EditorState } from "../use-week-editor.ts";

/** Props of a lazy-loaded part of the form. */
export interface LaterProps {
  /** Initial values of its fields. */
  form: WeekForm;
  editor: EditorState;
  /** The form's last read state. */
  live: WeekForm;
}
