import { forwardRef, type InputHTMLAttributes, type ReactNode } from "react";
import { cx } from "../../foundation/class-names.ts";
import styles from "./choice.module.css";

type ChoiceAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, "children" | "className" | "type">;

export interface ChoiceProps extends ChoiceAttributes {
  /** What choosing it means. Omitted only where a row beside it says so ({@link SettingRow}). */
  children?: ReactNode | undefined;
  /** Before the text: the glyph of a phase, a flag. */
  icon?: ReactNode | undefined;
  /** A second line of help. */
  detail?: ReactNode | undefined;
  /** The number of matches in a filter: "1,236". */
  count?: ReactNode | undefined;
}

interface ChoiceRowProps extends ChoiceProps {
  kind: "checkbox" | "radio" | "switch";
}

const ChoiceRow = forwardRef<HTMLInputElement, ChoiceRowProps>(function ChoiceRow(
  { kind, children, icon, detail, count, ...input },
  ref,
) {
  const isSwitch = kind === "switch";
  return (
    <label className={cx(styles.row, count !== undefined && styles.facet, isSwitch && styles.switchRow)}>
      <input
        {...input}
        ref={ref}
        type={isSwitch ? "checkbox" : kind}
        role={isSwitch ? "switch" : undefined}
        className={styles[kind]}
      />
      {icon}
      {children ? (
        <span className={styles.words}>
          {children}
          {detail ? <span className={styles.detail}>{detail}</span> : null}
        </span>
      ) : null}
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </label>
  );
});

/** A checkbox. The whole row is clickable. */
export const Checkbox = forwardRef<HTMLInputElement, ChoiceProps>(function Checkbox(props, ref) {
  return <ChoiceRow {...props} ref={ref} kind="checkbox" />;
});

/** One of several; give all of a group the same `name` and put them into a {@link ChoiceGroup}. */
export const Radio = forwardRef<HTMLInputElement, ChoiceProps>(function Radio(props, ref) {
  return <ChoiceRow {...props} ref={ref} kind="radio" />;
});

/** A switch that takes effect at once, without a Save button. */
export const Switch = forwardRef<HTMLInputElement, ChoiceProps>(function Switch(props, ref) {
  return <ChoiceRow {...props} ref={ref} kind="switch" />;
});

export interface ChoiceGroupProps {
  /** The question. */
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  children: ReactNode;
}

/** A group of checkboxes or radios with its question. */
export function ChoiceGroup({ legend, legendHidden, children }: ChoiceGroupProps) {
  return (
    <fieldset>
      <legend className={legendHidden ? styles.hidden : styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
