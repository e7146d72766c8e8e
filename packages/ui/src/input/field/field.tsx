import { CircleAlert, TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "../../foundation/class-names.ts";
import { Icon } from "../../foundation/icon/icon.tsx";
import { useUiText } from "../../foundation/text/ui-text.tsx";
import styles from "./field.module.css";

/** Texts shared by all fields. */
export interface FieldTexts {
  /** Always visible: a placeholder is no label. */
  label: ReactNode;
  /** The label is for screen readers only, because a heading says the same. */
  labelHidden?: boolean | undefined;
  /** A line of help. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to fix it. Marks the field as invalid. */
  error?: ReactNode | undefined;
  /** The value is odd but valid. Not shown together with an error. */
  warning?: ReactNode | undefined;
  /** Says "optional" beside the label. */
  optional?: boolean | undefined;
}

/** Props that associate a control with its label and messages. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** A custom id, if something else on the page refers to the control. */
  id?: string | undefined;
  /** Under the control at the end: the length of the text. */
  counter?: ReactNode | undefined;
  /** Renders the control; spread the given props on it. */
  children: (control: ControlProps) => ReactNode;
  className?: string | undefined;
}

/** Label, control, help and messages of a field, associated for assistive technology. */
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

/** Ids of a control's messages, derived from its own; undefined without messages. */
export function messageIds(control: string, { hint, error, warning }: MessageTexts) {
  const hintId = hint ? `${control}-hint` : undefined;
  const messageId = error || warning ? `${control}-message` : undefined;
  return { hintId, messageId, describedBy: cx(messageId, hintId) };
}

interface FieldMessagesProps extends MessageTexts {
  /** The length of the text, at the end. */
  counter?: ReactNode | undefined;
  hintId: string | undefined;
  messageId: string | undefined;
}

/** Messages under a control: first the error or warning, then the help. */
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
