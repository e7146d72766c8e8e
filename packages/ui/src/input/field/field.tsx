import { CircleAlert, TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "../../foundation/class-names.ts";
import { Icon } from "../../foundation/icon/icon.tsx";
import { useUiText } from "../../foundation/text/ui-text.tsx";
import styles from "./field.module.css";

/** What every field shares: its words and what is said about the value. */
export interface FieldTexts {
  /** Always visible: a placeholder is no label. */
  label: ReactNode;
  /** The label is there only for screen readers, because a heading beside says the same. */
  labelHidden?: boolean | undefined;
  /** A line of help. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to put it right. Marks the field as invalid. */
  error?: ReactNode | undefined;
  /** The value is odd but may be kept. Not shown beside an error. */
  warning?: ReactNode | undefined;
  /** Says "optional" beside the label. */
  optional?: boolean | undefined;
}

/** What a control needs to be tied to its label and messages. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** An id of one's own, if something else on the page refers to the control. */
  id?: string | undefined;
  /** Under the control at the end side: how long the text is. */
  counter?: ReactNode | undefined;
  /** Draws the control; spread the given props on it. */
  children: (control: ControlProps) => ReactNode;
  className?: string | undefined;
}

/** Label, control, help and messages of a field, tied together for assistive technology. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  warning,
  optional,
  id,
  counter,
  children,
  className,
}: FieldProps) {
  const text = useUiText();
  const made = useId();
  const control = id ?? made;
  const { hintId, messageId, describedBy } = messageIds(control, { hint, error, warning });
  return (
    <div className={cx(styles.field, className)}>
      <label className={labelHidden ? styles.hidden : styles.label} htmlFor={control}>
        {label}
        {optional ? <span className={styles.optional}> ({text.optional})</span> : null}
      </label>
      {children({
        id: control,
        "aria-describedby": describedBy,
        "aria-invalid": error ? true : undefined,
      })}
      <FieldMessages
        hint={hint}
        error={error}
        warning={warning}
        hintId={hintId}
        messageId={messageId}
        counter={counter}
      />
    </div>
  );
}

type MessageTexts = Pick<FieldTexts, "hint" | "error" | "warning">;

/** Ids of what is said about a control, made from its own; undefined where nothing is said. */
export function messageIds(control: string, { hint, error, warning }: MessageTexts) {
  const hintId = hint ? `${control}-hint` : undefined;
  const messageId = error || warning ? `${control}-message` : undefined;
  return { hintId, messageId, describedBy: cx(messageId, hintId) };
}

interface FieldMessagesProps extends MessageTexts {
  /** How long the text is, at the end side. */
  counter?: ReactNode | undefined;
  hintId: string | undefined;
  messageId: string | undefined;
}

/** What is said under a control: first what is wrong, then the help. */
export function FieldMessages({ hint, error, warning, hintId, messageId, counter }: FieldMessagesProps) {
  return (
    <div className={styles.below}>
      {messageId ? (
        <p className={error ? styles.error : styles.warning} id={messageId}>
          <Icon of={error ? CircleAlert : TriangleAlert} />
          <span>{error ?? warning}</span>
        </p>
      ) : null}
      {hintId ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {counter ? <span className={styles.counter}>{counter}</span> : null}
    </div>
  );
}
