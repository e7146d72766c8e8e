import { useFormats } from "@grow/i18n/react";
import { LineChart } from "@grow/ui/chart";
import { useLingui } from "@lingui/react/macro";
import { axisLabels } from "../../../../../shared/statistics/axis-labels.ts";
import styles from "../../../../../shared/statistics/statistics.module.css";
import type { ResultsView } from "../view.ts";
import { useFigureWords } from "./figures.tsx";

/** Views and clicks by day. A day without data is a gap, not a zero. */
export function Charts({ days, from, to }: Pick<ResultsView, "days" | "from" | "to">) {
  const { t } = useLingui();
  const formats = useFormats();
  const words = useFigureWords();
  const year = new Date(to);
  const period = { from: formats.date(from), to: formats.date(to) };
  const dayHead = t({ id: "results.day", message: "Day (UTC)" });
  return (
    <div className={styles.charts}>
      {(["views", "clicks"] as const).map((key) => (
        <LineChart
          key={key}
          title={words[key]}
          caption={t({ id: "results.byDay", message: "by day, UTC" })}
          label={
            key === "views"
              ? t({
                  id: "results.chart.views",
                  message: `Viewable views by day, ${{ from: period.from }} to ${{ to: period.to }}`,
                })
              : t({
                  id: "results.chart.clicks",
                  message: `Clicks by day, ${{ from: period.from }} to ${{ to: period.to }}`,
                })
          }
          headingLevel={3}
          values={days.map((day) => day[key])}
          times={axisLabels(days.map(({ day }) => formats.shortDate(day, year)))}
          names={days.map(({ day }) => formats.shortDate(day))}
          least={0}
          format={(value) => formats.compact(value)}
          formatExact={(value) => formats.number(value)}
          color={key === "views" ? "var(--c-hum)" : "var(--c-temp)"}
          tableHead={[dayHead, words[key]]}
        />
      ))}
    </div>
  );
}
