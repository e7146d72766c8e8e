import { forwardRef, type ReactNode, useRef, useState } from "react";
import { UnitField, type UnitFieldProps } from "./text-field.tsx";

/** A unit the value may be written in. */
export interface MeasureUnit {
  /** As the form sends it: "fahrenheit". */
  key: string;
  /** As it is written: "°F". */
  label: string;
}

/** What a text means: a number, nothing at all, or the words for what cannot be read. */
export type ReadMeasure = number | null | { problem: ReactNode };

export interface MeasureFieldProps
  extends Omit<UnitFieldProps, "unit" | "onSwitchUnit" | "switchUnitLabel" | "defaultValue" | "name"> {
  /** Name of the form field with the number as typed. */
  name: string;
  /** Name of a second field with the key of the unit. */
  unitName: string;
  /** One unit is only shown; two or more can be switched through. */
  units: readonly [MeasureUnit, ...MeasureUnit[]];
  defaultUnit?: string | undefined;
  /** The value in `defaultUnit`; null where there is none yet. */
  defaultValue?: number | null | undefined;
  /** Reads what was typed: comma or point, a unit behind the number. The app knows its languages and ranges. */
  read: (text: string, unit: string) => ReadMeasure;
  /** Writes a value in the page's language, rounded as the unit is. */
  write: (value: number, unit: string) => string;
  convert: (value: number, from: string, to: string) => number;
  /** An odd value that may be kept: "Far from your last reading (5.9)." */
  doubt?: ((value: number, unit: string) => ReactNode | undefined) | undefined;
  /** What the unit's button says: "Unit °C, switch to °F". */
  switchLabel?: ((now: MeasureUnit, next: MeasureUnit) => string) | undefined;
}

/**
 * A reading with its unit. When the field is left, the number is written as the language writes it, or what is wrong is said
 * under it. Switching the unit converts what stands there, and back again without loss.
 */
export const MeasureField = forwardRef<HTMLInputElement, MeasureFieldProps>(function MeasureField(
  { name, unitName, units, defaultUnit, defaultValue, read, write, convert, doubt, switchLabel, ...field },
  ref,
) {
  const input = useRef<HTMLInputElement | null>(null);
  const [unit, setUnit] = useState(units.find(({ key }) => key === defaultUnit) ?? units[0]);
  const [said, setSaid] = useState<{ error?: ReactNode; warning?: ReactNode }>({});
  // What was last written, unrounded: two switches give back what was there before.
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
