import { Combobox, type ComboboxOption } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { searchZones, timeIn } from "../time-zones.ts";
import { deviceZone } from "./device-zone.tsx";

/** Time zones in the list. */
const MOST = 30;

export interface ZoneFieldProps {
  /** The chosen time zone. */
  zone: string;
  /** What is typed in the field. */
  text: string;
  hint: string | undefined;
  error: string | undefined;
}

/** Chooses a time zone by its name or city; that of the device is always suggested. Without scripts its name is typed. */
export function ZoneField({ zone, text, hint, error }: ZoneFieldProps) {
  const { t } = useLingui();
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const search = (typed: string) => {
    const found = typed === zone ? [zone] : searchZones(typed, MOST);
    const names = [...new Set([...found, deviceZone()])];
    setOptions(names.map((name) => ({ id: name, name, detail: timeIn(name, Date.now()) ?? undefined })));
  };
  return (
    <Combobox
      name="time_zone"
      idName="time_zone_id"
      label={t({ id: "settings.hours.zone", message: "Time zone" })}
      defaultText={text}
      defaultId={zone}
      hint={hint}
      error={error}
      options={options}
      onSearch={search}
      noResults={t({ id: "settings.hours.zone.none", message: "No time zone with this name" })}
    />
  );
}
