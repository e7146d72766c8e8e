import { useFormats } from "@grow/i18n/react";
import { LineChart } from "@grow/ui/chart";
import { Section, Stack } from "@grow/ui/foundation";
import { Tabs } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { axisLabels } from "../../../../../shared/statistics/axis-labels.ts";
import styles from "../../../../../shared/statistics/statistics.module.css";
import type { TableRows } from "../table-rows.ts";
import { CHART, type StatisticsView } from "../view.ts";
import { useFigureWords } from "./figure-words.ts";
import { useRowWords } from "./row-words.ts";

/** One figure over time, and the rating. What was not counted is a gap, not a zero. */
export function Charts({ view, step, rows }: { view: StatisticsView } & TableRows) {
  const { t } = useLingui();
  const formats = useFormats();
  const words = useFigureWords();
  const { head, name } = useRowWords(step);
  const { chosen } = view;
  const [from, to] = [formats.date(view.from), formats.date(view.to)];
  const label = (figure: string) =>
    step === "day"
      ? t({ id: "statistics.chart.days", message: `${figure}: by day, ${from} to ${to}` })
      : t({ id: "statistics.chart.weeks", message: `${figure}: by week, ${from} to ${to}` });
  const axis = {
    headingLevel: 3,
    least: 0,
    caption:
      step === "day"
        ? t({ id: "statistics.byDay", message: "by day, UTC" })
        : t({ id: "statistics.byWeek", message: "by week, UTC" }),
    times: axisLabels(rows.map((row) => formats.shortDate(row.from, new Date(view.to)))),
    names: rows.map(name),
  } as const;
  return (
    <Section id={CHART} title={t({ id: "statistics.overTime", message: "Over time" })} close>
      <Stack gap={5}>
        <Tabs
          label={t({ id: "statistics.figure", message: "Figure in the chart" })}
          tabs={view.charts.map(({ count, href }) => ({
            ...{ href, label: words[count], current: count === chosen },
          }))}
        />
        <div className={styles.charts}>
          <LineChart
            {...axis}
            title={words[chosen]}
            label={label(words[chosen])}
            values={rows.map((row) => row[chosen])}
            format={(value) => formats.compact(value)}
            formatExact={(value) => formats.number(value)}
            color="var(--c-hum)"
            tableHead={[head, words[chosen]]}
          />
          {view.rating.value === null ? (
            <p>
              <Trans id="statistics.rating.none">No ratings in this period.</Trans>
            </p>
          ) : (
            <LineChart
              {...axis}
              title={words.avg_rate}
              label={label(words.avg_rate)}
              values={rows.map((row) => row.avg_rate)}
              format={(value) => formats.number(value, 1)}
              color="var(--star)"
              tableHead={[head, words.avg_rate]}
            />
          )}
        </div>
      </Stack>
    </Section>
  );
}
