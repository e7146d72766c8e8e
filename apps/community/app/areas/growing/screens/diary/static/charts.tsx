import { phaseName, READINGS } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { LineChart } from "@grow/ui/chart";
import { Note } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { isDerived, type ReadingName, readingWord } from "../../../../../shared/week-fields/reading-words.ts";
import { eventOnDay } from "../../../../../shared/week-log/event-words.ts";
import { unitWord } from "../../../../../shared/words/unit-words.ts";
import { weekWord } from "../../../../../shared/words/week-words.ts";
import { type CourseView, isChart } from "../../../shared/diary/readings-view.ts";
import type { EventMark } from "../../../shared/diary/week-log-view.ts";
import styles from "../styles/conditions.module.css";
import type { CellView } from "../view.ts";
import { type GrownWeek, shortName } from "./grown-week.ts";
import { readingColor } from "./reading-colors.ts";

/** Maximum number of labels on the time axis. */
const MOST_TIMES = 7;

/** Charts in sight; the others open with the table. */
const FIRST: readonly ReadingName[] = ["vpd", "height"];
/** Charts of a harvest, which looks back: it has no climate of its own. */
const FIRST_OF_HARVEST: readonly ReadingName[] = ["height"];

const isCharted = (name: ReadingName): boolean => isDerived(name) || READINGS[name].isCharted === true;

export interface ChartsProps {
  courses: readonly CourseView[];
  weeks: readonly GrownWeek[];
  /** Phase of the shown week. */
  faza: CellView["faza"];
  /** Events of the weeks. */
  marks?: readonly EventMark[] | undefined;
}

/** The charts that are in sight. */
export function FirstCharts({ courses, weeks, faza, marks }: ChartsProps) {
  return <Charts courses={chartsOf(courses, faza, true)} weeks={weeks} marks={marks} />;
}

/** All other charts with their descriptions; the table next to them has the same numbers. */
export function FurtherCharts({ courses, weeks, faza, marks }: ChartsProps) {
  return (
    <>
      <Charts courses={chartsOf(courses, faza, false)} weeks={weeks} marks={marks} />
      {courses.some(({ name }) => name === "light") ? (
        <Note tone="info">
          {courses.some(({ name }) => name === "dli") ? (
            <Trans id="diary.dli">
              Daily light integral (DLI) is an estimate from the lamp's rated PPFD, its power setting and the
              hours of light.
            </Trans>
          ) : (
            <Trans id="diary.dli.missing">
              To estimate the daily light integral (DLI), we need hours of light, lamp power in percent and
              the lamp's PPFD.
            </Trans>
          )}
        </Note>
      ) : null}
    </>
  );
}

function chartsOf(courses: readonly CourseView[], faza: CellView["faza"], isInSight: boolean) {
  const first = faza === 2 ? FIRST_OF_HARVEST : FIRST;
  return courses.filter(
    (course) => isCharted(course.name) && isChart(course) && first.includes(course.name) === isInSight,
  );
}

function Charts({ courses, weeks, marks }: Pick<ChartsProps, "courses" | "weeks" | "marks">) {
  if (courses.length === 0) return null;
  return (
    <div className={styles.charts}>
      {courses.map((course) => (
        <Course key={course.name} course={course} weeks={weeks} marks={marks} />
      ))}
    </div>
  );
}

interface CourseProps {
  course: CourseView;
  weeks: readonly GrownWeek[];
  marks?: readonly EventMark[] | undefined;
}

function Course({ course, weeks, marks = [] }: CourseProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { name, values, targets } = course;
  const growing = weeks.filter((cell) => cell.faza !== 2);
  const every = Math.ceil(growing.length / MOST_TIMES);
  const unit = unitWord(i18n, course.unit);
  const known = values.filter((value) => value !== null);
  const low = formats.number(Math.min(...known));
  const high = formats.number(Math.max(...known));
  const word = readingWord(i18n, name, course.unit);
  const caption = (): string | undefined => {
    if (!targets)
      return unit === "" ? undefined : t({ id: "diary.chart.byWeek", message: `${unit}, by week` });
    return unit === ""
      ? t({ id: "diary.chart.bandAlone", message: "band = target for each phase" })
      : t({ id: "diary.chart.band", message: `${unit}, band = target for each phase` });
  };
  return (
    <LineChart
      headingLevel={3}
      title={
        name === "height" ? (
          <Trans id="diary.chart.height">Height by week</Trans>
        ) : name === "vpd" ? (
          <Trans id="diary.chart.vpd">VPD by week</Trans>
        ) : (
          word
        )
      }
      caption={caption()}
      label={t({
        id: "diary.chart.label",
        message: `${word} by week: ${low} to ${high} ${unit}`,
      }).trim()}
      color={readingColor(name)}
      values={values}
      times={growing.map((cell, index) => (index % every === 0 ? shortName(cell) : ""))}
      names={growing.map((cell) => weekWord(i18n, cell.name))}
      phases={growing.map((cell) => phaseName(cell.faza))}
      bands={targets}
      marks={marks.map((mark) => ({
        at: mark.week + ((mark.day ?? 1) - 1) / 7,
        label: `${eventOnDay(i18n, mark)} (${weekWord(i18n, growing[mark.week]?.name ?? "week")})`,
      }))}
      format={(value) => formats.number(value)}
      tableHead={[t({ id: "diary.chart.week", message: "Week" }), unit === "" ? word : `${word}, ${unit}`]}
    />
  );
}
