import { forwardRef, type InputHTMLAttributes, type ReactNode } from "react";
import { cx } from "../../foundation/class-names.ts";
import styles from "./field.module.css";
import { Field, type FieldTexts } from "./field.tsx";

/** Attributes of the `<input>` itself. Fields are uncontrolled: pass `defaultValue`, read the form. */
type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "children" | "className" | "value" | "prefix"
>;

export interface TextFieldProps extends FieldTexts, InputAttributes {
  /** At the end inside the frame: an icon, "grow.example/", a {@link FieldButton}. */
  end?: ReactNode | undefined;
  /** Under the control: the length of the text, date shortcuts. */
  below?: ReactNode | undefined;
}

/** A single-line field. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, labelHidden, hint, error, warning, optional, id, end, below, type = "text", ...input },
  ref,
) {
  return (
    <Field {...{ label, labelHidden, hint, error, warning, optional, id }} counter={below}>
      {(control) => (
        <span className={cx(styles.frame, error ? styles.invalid : warning ? styles.odd : undefined)}>
          <input {...input} {...control} ref={ref} type={type} className={styles.control} />
          {end}
        </span>
      )}
    </Field>
  );
});

export interface UnitFieldProps extends Omit<TextFieldProps, "end" | "type" | "inputMode"> {
  /** The unit at the end inside the frame: "°C". */
  unit?: string | undefined;
  /** Makes the unit a button; the caller converts the value and passes the new unit. */
  onSwitchUnit?: (() => void) | undefined;
  /** Accessible name of that button: "Unit °C, switch to °F". */
  switchUnitLabel?: string | undefined;
  /** Whether the number may be negative: the decimal keyboard of iOS has no minus. */
  isSigned?: boolean | undefined;
}

/**
 * A number with its unit. Accepts comma and point, so it is a text field with a decimal keyboard instead of `type="number"`, which
 * rejects the comma in some languages.
 */
export const UnitField = forwardRef<HTMLInputElement, UnitFieldProps>(function UnitField(
  { unit, onSwitchUnit, switchUnitLabel, isSigned = false, ...rest },
  ref,
) {
  const sign =
    unit === undefined ? null : onSwitchUnit ? (
      <button type="button" className={styles.attached} aria-label={switchUnitLabel} onClick={onSwitchUnit}>
        {unit}
      </button>
    ) : (
      <span className={styles.unit}>{unit}</span>
    );
  const inputMode = isSigned ? "text" : "decimal";
  return <TextField autoComplete="off" {...rest} ref={ref} inputMode={inputMode} end={sign} />;
});
