import { SelectField } from "@grow/ui/input";
import type { ChangeEventHandler } from "react";
import { clockHour } from "../time-zones.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export interface HourFieldProps {
  name: string;
  label: string;
  labelHidden?: boolean | undefined;
  hour: number | string;
  error?: string | undefined;
  onChange?: ChangeEventHandler<HTMLSelectElement> | undefined;
}

/** Chooses a full hour of the day. */
export function HourField({ hour, ...field }: HourFieldProps) {
  return (
    <SelectField {...field} defaultValue={String(hour)}>
      {HOURS.map((one) => (
        <option key={one} value={one}>
          {clockHour(one)}
        </option>
      ))}
    </SelectField>
  );
}
