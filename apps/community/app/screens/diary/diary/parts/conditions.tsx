import { phaseName } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import {
  Disclosure,
  LineChart,
  Note,
  type Reading,
  Readings,
  ReadingsTable,
  Section,
  Sparkline,
  useHydrated,
} from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChartLine } from "lucide-react";
import { phaseWord } from "../../../../shared/words/phase-words.ts";
import { unitWord } from "../../../../shared/words/unit-words.ts";
import { weekWord } from "../../../../shared/words/week-words.ts";
import { type CourseView, isChart, type ReadingName, type ReadingView } from "../readings-view.ts";
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

/** Charts in sight; the others open with the table. */
const FIRST: readonly ReadingName[] = ["vpd", "height"];
/** Charts of a harvest, which looks back: it has no climate of its own. */
const FIRST_OF_HARVEST: readonly ReadingName[] = ["height"];
/** Readings that change from week to week, so that a line says more than numbers. */
const DRAWN: ReadonlySet<ReadingName> = new Set([
  "air_temp",
  "night_air_temp",
  "air_hum",
  "vpd",
  "dli",
  "height",
  "ph",
  "tds",
  "ppm",
  "co2",
]);

/** The readings of a week, and their course through the diary. */
export function Conditions({ week, cells }: { week: WeekView; cells: readonly CellView[] }) {
  const hydrated = useHydrated();
  const { readings, courses, faza } = week;
  const at = cells.findIndex((cell) => cell.id === week.id);
  const inSight = faza === 2 ? FIRST_OF_HARVEST : FIRST;
  const drawn = courses.filter((course) => DRAWN.has(course.name) && isChart(course));
  const first = drawn.filter(({ name }) => inSight.includes(name));
  const charts = (shown: readonly CourseView[]) =>
    shown.length > 0 ? (
      <div className={styles.charts}>
        {shown.map((course) => (
          <Course key={course.name} course={course} cells={cells} />
        ))}
      </div>
    ) : null;
  const rest = drawn.filter((course) => !first.includes(course));
  const through = (
    <>
      {charts(first)}
      {courses.length > 0 ? (
        <Disclosure title={<Trans id="diary.through">All readings, week by week</Trans>} icon={ChartLine}>
          <div className={styles.parts}>
            {/* Before hydration the table alone says the same in a fraction of the bytes. */}
            {hydrated ? charts(rest) : null}
            <ReadingsByWeek courses={courses} cells={cells} />
            {hydrated && courses.some(({ name }) => name === "light") ? (
              <Note tone="info">
                {courses.some(({ name }) => name === "dli") ? (
                  <Trans id="diary.dli">
                    The daily light integral (DLI) is an estimate: the PPFD that the maker of the lamp tells,
                    by its power in percent and the hours of light.
                  </Trans>
                ) : (
                  <Trans id="diary.dli.missing">
                    The daily light integral (DLI) is missing: it needs hours of light, the power in percent
                    and a lamp whose PPFD the catalogue knows.
                  </Trans>
                )}
              </Note>
            ) : null}
          </div>
        </Disclosure>
      ) : null}
    </>
  );
  if (readings.length === 0) {
    return courses.length > 0 ? <div className={styles.parts}>{through}</div> : null;
  }
  return (
    <Section title={<Trans id="diary.conditions">Conditions</Trans>} level={3} close>
      <div className={styles.parts}>
        <WeekReadings readings={readings} before={cells[at - 1]} />
        {through}
      </div>
    </Section>
  );
}

/** All readings as a table: weeks side by side under their phases. */
function ReadingsByWeek({ courses, cells }: { courses: readonly CourseView[]; cells: readonly CellView[] }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  return (
    <ReadingsTable
      label={t({ id: "diary.table", message: "Readings by week" })}
      corner={t({ id: "diary.table.reading", message: "Reading" })}
      weeks={cells
        .filter((cell) => cell.faza !== 2)
        .map((cell) => ({
          id: cell.id,
          name: shortName(cell),
          phase: phaseName(cell.faza),
          stage: phaseWord(i18n, cell.faza),
        }))}
      rows={courses.map(({ name, unit, values }) => ({
        key: name,
        name: readingWord(i18n, name),
        unit: unitWord(i18n, unit) || undefined,
        values: values.map((value) => (value === null ? null : formats.number(value))),
      }))}
    />
  );
}

/** The number of a week alone; where there is room for the whole name it stands beside it. */
const shortName = (cell: CellView): string => cell.name.replace(/^week/, "");

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
  course: CourseView;
  cells: readonly CellView[];
}

function Course({ course, cells }: CourseProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { name, values, targets } = course;
  const growing = cells.filter((cell) => cell.faza !== 2);
  const every = Math.ceil(growing.length / MOST_TIMES);
  const unit = unitWord(i18n, course.unit);
  const known = values.filter((value) => value !== null);
  const low = formats.number(Math.min(...known));
  const high = formats.number(Math.max(...known));
  const word = readingWord(i18n, name);
  const caption = (): string | undefined => {
    if (!targets)
      return unit === "" ? undefined : t({ id: "diary.chart.byWeek", message: `${unit}, by week` });
    return unit === ""
      ? t({ id: "diary.chart.bandAlone", message: "band = target of each phase" })
      : t({ id: "diary.chart.band", message: `${unit}, band = target of each phase` });
  };
  return (
    <LineChart
      headingLevel={3}
      title={
        name === "height" ? (
          <Trans id="diary.chart.height">Height through the diary</Trans>
        ) : name === "vpd" ? (
          <Trans id="diary.chart.vpd">VPD through the diary</Trans>
        ) : (
          word
        )
      }
      caption={caption()}
      label={t({
        id: "diary.chart.label",
        message: `${word} by week: between ${low} and ${high} ${unit}`,
      }).trim()}
      color={COLORS[name]}
      values={values}
      times={growing.map((cell, index) => (index % every === 0 ? shortName(cell) : ""))}
      names={growing.map((cell) => weekWord(i18n, cell.name))}
      phases={growing.map((cell) => phaseName(cell.faza))}
      bands={targets}
      format={(value) => formats.number(value)}
      tableHead={[t({ id: "diary.chart.week", message: "Week" }), unit === "" ? word : `${word}, ${unit}`]}
    />
  );
}
