import { useFormats } from "@grow/i18n/react";
import { LineChart } from "@grow/ui/chart";
import { useLingui } from "@lingui/react/macro";
import { type DayRow, PAGE_VITALS } from "../vitals-view.ts";
import styles from "./day-charts.module.css";
import { axisValue, vitalWord } from "./vital-words.ts";

/** Labels of the time axis; more do not fit. */
const MOST_LABELS = 4;

/** The web vitals by day. A day with few measurements is a gap. */
export function DayCharts({ days }: { days: readonly DayRow[] }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const every = Math.ceil(days.length / MOST_LABELS);
  const year = new Date(days.at(-1)?.day ?? 0);
  const dayHead = t({ id: "watch.day", message: "Day (UTC)" });
  return (
    <div className={styles.charts}>
      {PAGE_VITALS.map((name) => {
        const what = `${name}, ${vitalWord(i18n, name)}`;
        return (
          <LineChart
            key={name}
            title={what}
            caption={t({ id: "watch.chart.caption", message: "75th percentile" })}
            label={t({ id: "watch.chart.label", message: `${{ name: what }}: 75th percentile by day` })}
            note={t({ id: "watch.chart.note", message: "Days with fewer than 20 measurements are gaps." })}
            headingLevel={3}
            values={days.map(({ values }) => values[name])}
            times={days.map(({ day }, index) => (index % every === 0 ? formats.shortDate(day, year) : ""))}
            names={days.map(({ day }) => formats.shortDate(day))}
            format={(value) => axisValue(formats, name, value)}
            color="var(--c-hum)"
            tableHead={[dayHead, name]}
          />
        );
      })}
    </div>
  );
}
