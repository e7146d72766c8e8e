import { forwardRef, type ReactNode, useRef, useState } from "react";
import { UnitField, type UnitFieldProps } from "./text-field.tsx";

/** A unit of the value. */
export interface MeasureUnit {
  /** The submitted value: "fahrenheit". */
  key: string;
  /** The displayed unit: "°F". */
  label: string;
}

/** The result of parsing: a number, null for empty text, or the message for invalid text. */
export type ReadMeasure = number | null | { problem: ReactNode };

export interface MeasureFieldProps
  extends Omit<UnitFieldProps, "unit" | "onSwitchUnit" | "switchUnitLabel" | "defaultValue" | "name"> {
  /** Name of the form field with the typed number. */
  name: string;
  /** Name of a second field with the key of the unit. */
  unitName: string;
  /** A single unit is only shown; two or more can be cycled through. */
  units: readonly [MeasureUnit, ...MeasureUnit[]];
  defaultUnit?: string | undefined;
  /** The value in `defaultUnit`; null for none. */
  defaultValue?: number | null | undefined;
  /** Parses the text: comma or point, optionally followed by a unit. The app knows its languages and ranges. */
  read: (text: string, unit: string) => ReadMeasure;
  /** Formats a value in the page's language, rounded for the unit. */
  write: (value: number, unit: string) => string;
  convert: (value: number, from: string, to: string) => number;
  /** A warning about an odd but valid value: "Far from your last reading (5.9)." */
  doubt?: ((value: number, unit: string) => ReactNode | undefined) | undefined;
  /** Accessible name of the unit's button: "Unit °C, switch to °F". */
  switchLabel?: ((now: MeasureUnit, next: MeasureUnit) => string) | undefined;
}

/**
 * A reading with its unit. On blur the number is reformatted, or the error is shown below it. Switching the unit converts the value;
 * switching back loses nothing.
 */
export const MeasureField = forwardRef<HTMLInputElement, MeasureFieldProps>(function MeasureField(
  { name, unitName, units, defaultUnit, defaultValue, read, write, convert, doubt, switchLabel, ...field },
  ref,
) {
  const input = useRef<HTMLInputElement | null>(null);
  const [unit, setUnit] = useState(units.find(({ key }) => key === defaultUnit) ?? units[0]);
  const [said, setSaid] = useState<{ error?: ReactNode; warning?: ReactNode }>({});
  // The last value, unrounded, so that switching twice restores the original.
  const exact = useRef<{ text: string; value: number } | null>(null);
  const next = units[(units.indexOf(unit) + 1) % units.length] ?? unit;

  const readNow = (text: string, key: string): ReadMeasure =>
    exact.current?.text === text ? exact.current.value : read(text, key);
  const put = (value: number, key: string) => {
    const text = write(value, key);
    exact.current = { text, value };
    if (input.current) input.current.value = text;
  };
  const leave = () => {
    const found = readNow(input.current?.value ?? "", unit.key);
    if (found === null) setSaid({});
    else if (typeof found === "object") setSaid({ error: found.problem });
    else {
      put(found, unit.key);
      setSaid({ warning: doubt?.(found, unit.key) });
    }
  };
  const switchUnit = () => {
    const found = readNow(input.current?.value ?? "", unit.key);
    if (typeof found === "number") put(convert(found, unit.key, next.key), next.key);
    setUnit(next);
  };

  return (
    <>
      <UnitField
        {...field}
        ref={(element) => {
          input.current = element;
          if (typeof ref === "function") ref(element);
          else if (ref) ref.current = element;
        }}
        name={name}
        defaultValue={typeof defaultValue === "number" ? write(defaultValue, unit.key) : undefined}
        error={said.error ?? field.error}
        warning={said.warning ?? field.warning}
        unit={unit.label}
        onSwitchUnit={units.length > 1 ? switchUnit : undefined}
        switchUnitLabel={switchLabel?.(unit, next)}
        onBlur={(event) => {
          leave();
          field.onBlur?.(event);
        }}
        onFocus={(event) => {
          setSaid({});
          field.onFocus?.(event);
        }}
      />
      <input type="hidden" name={unitName} value={unit.key} readOnly />
    </>
  );
});
