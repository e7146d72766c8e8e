import { useFormats } from "@grow/i18n/react";
import { DataTable } from "@grow/ui/chart";
import { cx, useHydrated } from "@grow/ui/foundation";
import { Checkbox, SelectField, TextField } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import type { EditedWeek } from "../scheme-form.ts";
import styles from "./week-targets.module.css";

interface WeekTargetsProps {
  weeks: readonly EditedWeek[];
  /** Index of the week that phones show. */
  current: number;
  /** Names of the phases by code. */
  stages: Readonly<Record<string, string>>;
  /** EC added by the doses of each week; null when unknown. */
  sums: readonly (number | null)[];
  numbers: readonly number[];
  onWeeks: (weeks: EditedWeek[]) => void;
}

/** Phase, light, EC and pH of each week, next to the EC of its doses. */
export function WeekTargets({ weeks, current, stages, sums, numbers, onWeeks }: WeekTargetsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const hydrated = useHydrated();
  const change = (key: number, next: Partial<EditedWeek>) =>
    onWeeks(weeks.map((week) => (week.key === key ? { ...week, ...next } : week)));
  const number = (week: EditedWeek, name: "light" | "ec" | "ph", label: string) => (
    <div className={styles.number}>
      <TextField
        label={label}
        labelHidden
        inputMode="decimal"
        defaultValue={week[name] ?? ""}
        onChange={(event) => {
          const text = event.currentTarget.value.trim().replace(",", ".");
          const value = Number(text);
          if (text === "") change(week.key, { [name]: null });
          else if (Number.isFinite(value) && value >= 0) change(week.key, { [name]: value });
        }}
      />
    </div>
  );
  const rows = weeks.map((week, index) => ({ week, index }));
  const light = t({ id: "scheme.light", message: "Light, h" });
  const ec = t({ id: "scheme.ec", message: "EC, mS/cm" });
  return (
    <div className={cx(styles.targets, hydrated && styles.byWeek)}>
      <DataTable
        label={t({ id: "scheme.targets", message: "Targets by week" })}
        rows={rows}
        rowKey={({ week }) => week.key}
        columns={[
          {
            key: "week",
            header: t({ id: "scheme.week", message: "Week" }),
            cell: ({ index }) => (
              <>
                <span className={index === current ? styles.sum : cx(styles.sum, styles.other)}>
                  {t({ id: "scheme.week", message: "Week" })}{" "}
                </span>
                {String(index + 1)}
              </>
            ),
          },
          {
            key: "phase",
            header: t({ id: "scheme.phase", message: "Phase" }),
            cell: ({ week, index }) => (
              <div className={styles.phase}>
                <SelectField
                  label={t({ id: "scheme.phase", message: "Phase" })}
                  labelHidden
                  defaultValue={week.faza}
                  onChange={(event) =>
                    change(week.key, { faza: Number(event.currentTarget.value) as EditedWeek["faza"] })
                  }
                >
                  {(["-1", "0", "1", "2"] as const).map((code) => (
                    <option key={code} value={code}>
                      {String(week.faza) === code ? `${stages[code]} ${numbers[index]}` : stages[code]}
                    </option>
                  ))}
                </SelectField>
              </div>
            ),
          },
          { key: "light", header: light, cell: ({ week }) => number(week, "light", light) },
          { key: "ec", header: ec, cell: ({ week }) => number(week, "ec", ec) },
          {
            key: "sum",
            header: t({ id: "scheme.sum", message: "EC from doses" }),
            numeric: true,
            cell: ({ index }) => {
              const sum = sums[index] ?? null;
              return (
                <>
                  <span className={styles.sum}>{t({ id: "scheme.sum", message: "EC from doses" })}: </span>
                  {sum === null ? "–" : formats.number(sum, 2)}
                </>
              );
            },
          },
          { key: "ph", header: "pH", cell: ({ week }) => number(week, "ph", "pH") },
          {
            key: "flush",
            header: t({ id: "scheme.flush", message: "Water only" }),
            cell: ({ week }) => (
              <Checkbox
                checked={week.isFlush}
                onChange={(event) => change(week.key, { isFlush: event.currentTarget.checked })}
              >
                <span className={styles.flush}>{t({ id: "scheme.flush", message: "Water only" })}</span>
              </Checkbox>
            ),
          },
        ]}
      />
    </div>
  );
}
