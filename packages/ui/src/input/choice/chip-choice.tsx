import { forwardRef, type InputHTMLAttributes, type ReactNode } from "react";
import styles from "./chip-choice.module.css";

export interface ChipChoiceProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "children" | "className" | "type"> {
  /** One or two words. */
  children: ReactNode;
}

/** One of many options as a chip: a checkbox that takes only the space of its word. */
export const ChipChoice = forwardRef<HTMLInputElement, ChipChoiceProps>(function ChipChoice(
  { children, ...input },
  ref,
) {
  return (
    <label className={styles.chip}>
      <input {...input} ref={ref} type="checkbox" />
      <span>{children}</span>
    </label>
  );
});

/** Wraps chips in rows. */
export function ChipChoices({ children }: { children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>;
}
