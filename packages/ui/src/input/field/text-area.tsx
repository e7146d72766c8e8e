import { forwardRef, type ReactNode, type TextareaHTMLAttributes, useState } from "react";
import { cx } from "../../foundation/class-names.ts";
import styles from "./field.module.css";
import { Field, type FieldTexts } from "./field.tsx";

type AreaAttributes = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "children" | "className" | "value">;

export interface TextAreaProps extends FieldTexts, AreaAttributes {
  /** Text under the field while typing, from what was typed ("96 of 140 for a good week"). */
  counter?: ((text: string) => ReactNode) | undefined;
}

/** A multi-line field; grows with its text where the browser supports it. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, labelHidden, hint, error, warning, optional, id, counter, onInput, ...area },
  ref,
) {
  const [text, setText] = useState(String(area.defaultValue ?? ""));
  return (
    <Field {...{ label, labelHidden, hint, error, warning, optional, id }} counter={counter?.(text)}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          ref={ref}
          className={cx(styles.area, warning && !error ? styles.odd : undefined)}
          onInput={(event) => {
            if (counter) setText(event.currentTarget.value);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
});
