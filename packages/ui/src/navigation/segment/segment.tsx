import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { Link } from "../../foundation/link/link.tsx";
import styles from "./segment.module.css";

export interface SegmentLink {
  href: string;
  label: ReactNode;
  /** Whether this is the current view. */
  current?: boolean | undefined;
}

export interface SegmentLinksProps {
  /** Accessible name: "Sort comments". */
  label: string;
  links: readonly SegmentLink[];
}

/** Two to five views of one list, each with its own URL. Four or more scroll sideways on phones. */
export function SegmentLinks({ label, links }: SegmentLinksProps) {
  return (
    <nav className={styles.segment} aria-label={label}>
      {links.map((link) => (
        <Link
          key={link.href}
          href={link.href}
          aria-current={link.current ? "true" : undefined}
          className={styles.option}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  );
}

export interface SegmentOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface SegmentRadiosProps<Value extends string> {
  /** The question: "Temperature". */
  label: string;
  /** Name of the form field. */
  name: string;
  options: readonly SegmentOption<Value>[];
  defaultValue?: Value | undefined;
  onChange?: InputHTMLAttributes<HTMLInputElement>["onChange"];
  disabled?: boolean | undefined;
}

/** Two to four short options as a form field: a unit for each quantity, a theme. */
export function SegmentRadios<Value extends string>({
  label,
  name,
  options,
  defaultValue,
  onChange,
  disabled,
}: SegmentRadiosProps<Value>) {
  const id = useId();
  return (
    <span className={styles.segment} role="radiogroup" aria-label={label}>
      {options.map(({ value, label: word }) => (
        <label key={value} className={styles.option} htmlFor={`${id}-${value}`}>
          <input
            id={`${id}-${value}`}
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            onChange={onChange}
            disabled={disabled}
            className={styles.input}
          />
          {word}
        </label>
      ))}
    </span>
  );
}
