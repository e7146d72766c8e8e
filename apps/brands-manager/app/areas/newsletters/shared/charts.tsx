import { useFormats } from "@grow/i18n/react";
import { LineChart } from "@grow/ui/chart";
import { useLingui } from "@lingui/react/macro";
import type { ChartPoint, ChartView } from "./chart-view.ts";
import styles from "./charts.module.css";

/** Labels of the time axis; more do not fit. */
const MOST_LABELS = 4;

const COLORS = { sent: "var(--ink)", loaded: "var(--c-hum)", clicked: "var(--c-temp)" } as const;

/** Sent, loaded and clicked over time, each with its table. */
export function Charts({ points, step, from, to, hasReactions }: ChartView) {
  const { t } = useLingui();
  const formats = useFormats();
  const year = new Date(to);
  const words: Record<keyof typeof COLORS, string> = {
    sent: t({ id: "newsletter.chart.sent", message: "Sent" }),
    loaded: t({ id: "newsletter.chart.loaded", message: "Loaded" }),
    clicked: t({ id: "newsletter.chart.clicked", message: "Clicked" }),
  };
  const period = { from: formats.date(from), to: formats.date(to) };
  const labels: Record<keyof typeof COLORS, string> = {
    sent: t({
      id: "newsletter.chart.sent.label",
      message: `Emails sent, ${{ from: period.from }} to ${{ to: period.to }}`,
    }),
    loaded: t({
      id: "newsletter.chart.loaded.label",
      message: `Readers who loaded it, ${{ from: period.from }} to ${{ to: period.to }}`,
    }),
    clicked: t({
      id: "newsletter.chart.clicked.label",
      message: `Readers who clicked, ${{ from: period.from }} to ${{ to: period.to }}`,
    }),
  };
  const caption =
    step === "hour"
      ? t({ id: "newsletter.chart.byHour", message: "by hour, UTC" })
      : t({ id: "newsletter.chart.byDay", message: "by day, UTC" });
  const head =
    step === "hour"
      ? t({ id: "newsletter.chart.hour", message: "Hour (UTC)" })
      : t({ id: "newsletter.chart.day", message: "Day (UTC)" });
  const every = Math.max(1, Math.ceil(points.length / MOST_LABELS));
  const nameOf = ({ day, hour }: ChartPoint) =>
    hour === null ? formats.shortDate(day) : formats.dateTime(Date.parse(day) + hour * 3_600_000);
  const isLabelled = ({ hour }: ChartPoint, index: number) =>
    hour === null ? index % every === 0 : hour === 0;
  const keys = hasReactions ? (["sent", "loaded", "clicked"] as const) : (["sent"] as const);
  return (
    <div className={styles.charts}>
      {keys.map((key) => (
        <LineChart
          key={key}
          title={words[key]}
          caption={caption}
          label={labels[key]}
          headingLevel={3}
          values={points.map((point) => point[key])}
          times={points.map((point, index) =>
            isLabelled(point, index) ? formats.shortDate(point.day, year) : "",
          )}
          names={points.map(nameOf)}
          format={(value) => formats.compact(value)}
          color={COLORS[key]}
          tableHead={[head, words[key]]}
        />
      ))}
    </div>
  );
}
