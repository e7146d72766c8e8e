import type { ReactNode } from "react";
import { Button } from "../../foundation/button/button.tsx";
import { TextArea, type TextAreaProps } from "../../input/field/text-area.tsx";
import styles from "./comment.module.css";

export interface CommentComposerProps
  extends Pick<TextAreaProps, "error" | "name" | "defaultValue" | "maxLength" | "autoFocus" | "lang"> {
  /** Marks the field for the app, which offers names in it. */
  "data-mentions"?: "" | undefined;
  /** Names the field for screen readers: "Add a comment". */
  label: string;
  /** Placeholder of the field: "Ask tessellate about this week". */
  placeholder?: string | undefined;
  /** The user's own picture. */
  avatar?: ReactNode | undefined;
  /** Label of the button: "Send comment". */
  submit: string;
  busy?: boolean | undefined;
  /** Beside the button: Cancel, a hint. */
  children?: ReactNode | undefined;
}

/**
 * The content of a comment form: field and button. The app puts it into its own form with the hidden fields that identify the target,
 * so that it can be submitted without scripts.
 */
export function CommentComposer({
  avatar,
  submit,
  busy,
  children,
  name = "text",
  ...field
}: CommentComposerProps) {
  return (
    <div className={styles.composer}>
      {avatar}
      <div className={styles.field}>
        <TextArea {...field} labelHidden name={name} rows={2} required />
        <div className={styles.send}>
          {children}
          <Button type="submit" look="outline" busy={busy}>
            {submit}
          </Button>
        </div>
      </div>
    </div>
  );
}
