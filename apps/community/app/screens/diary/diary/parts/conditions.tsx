import { phaseName } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { LineChart, type Reading, Readings, Section, Sparkline } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { phaseWord } from "../../../../shared/words/phase-words.ts";
import { unitWord } from "../../../../shared/words/unit-words.ts";
import { weekWord } from "../../../../shared/words/week-words.ts";
import type { CourseView, ReadingName, ReadingView } from "../readings-view.ts";
import type { CellView } from "../view.ts";
import type { WeekView } from "../week-view.ts";
import styles from "./conditions.module.css";
import { useFigures } from "./figures.ts";
import { readingWord } from "./reading-words.ts";

const COLORS: Partial<Record<ReadingName, string>> = {
  air_temp: "var(--c-temp)",
  night_air_temp: "var(--c-temp)",
  air_hum: "var(--c-hum)",
  tds: "var(--c-water)",
};

/** The time axis has room for so many words. */
const MOST_TIMES = 7;

/** The readings of a week, and the course of two of them through the diary. */
export function Conditions({ week, cells }: { week: WeekView; cells: readonly CellView[] }) {
  const { readings, courses } = week;
  const at = cells.findIndex((cell) => cell.id === week.id);
  const target = readings.find((reading) => reading.name === "vpd")?.target;
  const charts =
    courses.vpd || courses.height ? (
      <div className={styles.charts}>
        {courses.vpd ? (
          <Course name="vpd" course={courses.vpd} cells={cells} band={target} faza={week.faza} />
        ) : null}
        {courses.height ? (
          <Course name="height" course={courses.height} cells={cells} faza={week.faza} />
        ) : null}
      </div>
    ) : null;
  // A harvest has no readings of its own: the chart looks back.
  if (readings.length === 0) return charts;
  return (
    <Section title={<Trans id="diary.conditions">Conditions</Trans>} level={3} close>
      <div className={styles.parts}>
        <WeekReadings readings={readings} before={cells[at - 1]} />
        {charts}
      </div>
    </Section>
  );
}

interface WeekReadingsProps {
  readings: readonly ReadingView[];
  /** The week that changes are counted from. */
  before: CellView | undefined;
}

function WeekReadings({ readings, before }: WeekReadingsProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const figures = useFigures();
  const detail = ({ target, change }: ReadingView): string | undefined => {
    if (target) {
      const [from, to] = target.map((end) => formats.number(end));
      return t({ id: "diary.reading.target", message: `target ${from} to ${to}` });
    }
    if (change === undefined || !before) return undefined;
    const amount = `${change > 0 ? "+" : "−"}${formats.number(Math.abs(change))}`;
    const then = weekWord(i18n, before.name);
    return t({ id: "diary.reading.change", message: `${amount} since ${then}` });
  };
  return (
    <Readings
      readings={readings.map(
        (reading): Reading => ({
          name: readingWord(i18n, reading.name),
          ...figures.parts(reading),
          detail: detail(reading),
          trend: reading.trend ? (
            <Sparkline values={reading.trend} color={COLORS[reading.name]} />
          ) : undefined,
        }),
      )}
    />
  );
}

interface CourseProps {
  name: "vpd" | "height";
  course: CourseView;
  cells: readonly CellView[];
  band?: readonly [number, number] | undefined;
  faza: WeekView["faza"];
}

function Course({ name, course, cells, band, faza }: CourseProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const growing = cells.filter((cell) => cell.faza !== 2);
  const names = growing.map((cell) => weekWord(i18n, cell.name));
  const every = Math.ceil(growing.length / MOST_TIMES);
  const unit = unitWord(i18n, course.unit);
  const known = course.values.filter((value) => value !== null);
  const low = formats.number(Math.min(...known));
  const high = formats.number(Math.max(...known));
  const word = readingWord(i18n, name);
  const phase = phaseWord(i18n, faza);
  return (
    <LineChart
      headingLevel={3}
      title={
        name === "height" ? (
          <Trans id="diary.chart.height">Height through the diary</Trans>
        ) : (
          <Trans id="diary.chart.vpd">VPD through the diary</Trans>
        )
      }
      caption={
        band
          ? t({ id: "diary.chart.band", message: `${unit}, band = target: ${phase}` })
          : t({ id: "diary.chart.byWeek", message: `${unit}, by week` })
      }
      label={t({ id: "diary.chart.label", message: `${word} by week: between ${low} and ${high} ${unit}` })}
      values={course.values}
      // The number alone; the table has the whole name.
      times={growing.map((cell, index) => (index % every === 0 ? cell.name.replace(/^week/, "") : ""))}
      names={names}
      phases={growing.map((cell) => phaseName(cell.faza))}
      band={band}
      format={(value) => formats.number(value)}
      tableHead={[t({ id: "diary.chart.week", message: "Week" }), `${word}, ${unit}`]}
    />
  );
}
