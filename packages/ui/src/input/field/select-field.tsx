import { ChevronDown } from "lucide-react";
import { forwardRef, type SelectHTMLAttributes } from "react";
import { cx } from "../../foundation/class-names.ts";
import { Icon } from "../../foundation/icon/icon.tsx";
import styles from "./field.module.css";
import { Field, type FieldTexts } from "./field.tsx";

type SelectAttributes = Omit<SelectHTMLAttributes<HTMLSelectElement>, "className" | "value" | "multiple">;

export interface SelectFieldProps extends FieldTexts, SelectAttributes {}

/** A native select with the kit's chevron. Its children are `<option>`s. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, labelHidden, hint, error, warning, optional, id, ...select },
  ref,
) {
  return (
    <Field {...{ label, labelHidden, hint, error, warning, optional, id }}>
      {(control) => (
        <span className={cx(styles.frame, error ? styles.invalid : warning ? styles.odd : undefined)}>
          <select {...select} {...control} ref={ref} className={cx(styles.control, styles.select)} />
          <span className={styles.unit}>
            <Icon of={ChevronDown} />
          </span>
        </span>
      )}
    </Field>
  );
});
