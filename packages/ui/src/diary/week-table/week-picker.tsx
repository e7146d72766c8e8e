import { useId } from "react";
import { useHydrated } from "../../foundation/hydration.ts";
import styles from "./scheme.module.css";
import type { WeekColumn } from "./stages.ts";

interface WeekPickerProps {
  /** Accessible name: "Choose a week". */
  label: string;
  weeks: readonly WeekColumn[];
  /** Index of the chosen week. */
  chosen: number;
  onChoose: (week: number) => void;
}

/** The weeks of a feeding chart as buttons in the colours of their phases, for phones. */
export function WeekPicker({ label, weeks, chosen, onChoose }: WeekPickerProps) {
  const hydrated = useHydrated();
  const group = useId();
  return (
    <fieldset className={styles.weeks} disabled={!hydrated}>
      <legend className={styles.caption}>{label}</legend>
      {weeks.map((one, index) => (
        <label key={one.id} data-phase={one.phase}>
          <input
            type="radio"
            name={group}
            checked={index === chosen}
            onChange={() => onChoose(index)}
            className={styles.caption}
          />
          {one.name}
        </label>
      ))}
    </fieldset>
  );
}
