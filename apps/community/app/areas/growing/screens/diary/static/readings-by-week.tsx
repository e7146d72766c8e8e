import { phaseName } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { ReadingsTable } from "@grow/ui/diary";
import { useLingui } from "@lingui/react/macro";
import { readingWord } from "../../../../../shared/week-fields/reading-words.ts";
import { phaseWord } from "../../../../../shared/words/phase-words.ts";
import { unitWord } from "../../../../../shared/words/unit-words.ts";
import type { CourseView } from "../../../shared/diary/readings-view.ts";
import { type GrownWeek, shortName } from "./grown-week.ts";

interface ReadingsByWeekProps {
  courses: readonly CourseView[];
  weeks: readonly GrownWeek[];
}

/** All readings as a table: weeks side by side under their phases. */
export function ReadingsByWeek({ courses, weeks }: ReadingsByWeekProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  return (
    <ReadingsTable
      label={t({ id: "diary.table", message: "Readings by week" })}
      corner={t({ id: "diary.table.reading", message: "Reading" })}
      weeks={weeks
        .filter((cell) => cell.faza !== 2)
        .map((cell) => ({
          id: cell.id,
          name: shortName(cell),
          phase: phaseName(cell.faza),
          stage: phaseWord(i18n, cell.faza),
        }))}
      rows={courses.map(({ name, unit, values }) => ({
        key: name,
        name: readingWord(i18n, name, unit),
        unit: unitWord(i18n, unit) || undefined,
        values: values.map((value) => (value === null ? null : formats.number(value))),
      }))}
    />
  );
}
