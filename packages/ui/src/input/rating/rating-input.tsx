import { type ReactNode, useId, useState } from "react";
import { FieldMessages } from "../field/field.tsx";
import styles from "./rating-input.module.css";

/** 0 is worst, 10 is best. */
const scale = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export interface RatingInputProps {
  /** What is rated: "General rating". */
  legend: ReactNode;
  /** Name of the form field. */
  name: string;
  defaultValue?: number | undefined;
  /** Labels of the two ends: "0, worst", "10, best". */
  worst: string;
  best: string;
  /** The chosen number in words: "8, very good". */
  word: (value: number) => string;
  onChange?: ((value: number) => void) | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** What is wrong: "Choose a number from 0 to 10." */
  error?: ReactNode | undefined;
}

/** A rating from 0 to 10: eleven radio buttons, so that arrow keys work and it is submitted with the form. */
export function RatingInput({
  legend,
  name,
  defaultValue,
  worst,
  best,
  word,
  onChange,
  required,
  disabled,
  error,
}: RatingInputProps) {
  const id = useId();
  const [value, setValue] = useState(defaultValue);
  return (
    <fieldset disabled={disabled} aria-describedby={error ? `${id}-message` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.scale}>
        {scale.map((number) => (
          <label key={number} htmlFor={`${id}-${number}`} className={styles.step}>
            <input
              id={`${id}-${number}`}
              type="radio"
              name={name}
              value={number}
              defaultChecked={number === defaultValue}
              required={required}
              aria-invalid={error ? true : undefined}
              onChange={() => {
                setValue(number);
                onChange?.(number);
              }}
            />
            {number}
          </label>
        ))}
      </div>
      <div className={styles.words}>
        <span>{worst}</span>
        <b aria-live="polite">{value === undefined ? "" : word(value)}</b>
        <span>{best}</span>
      </div>
      <FieldMessages error={error} hintId={undefined} messageId={error ? `${id}-message` : undefined} />
    </fieldset>
  );
}
