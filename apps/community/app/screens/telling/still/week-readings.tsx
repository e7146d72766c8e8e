import { useFormats } from "@grow/i18n/react";
import { type Reading, Readings, Sparkline } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import { weekWord } from "../../../shared/words/week-words.ts";
import type { ReadingView } from "../../diary/diary/readings-view.ts";
import { useFigures } from "./figures.ts";
import { READING_COLORS } from "./reading-colors.ts";
import { readingWord } from "./reading-words.ts";

interface WeekReadingsProps {
  readings: readonly ReadingView[];
  /** Key of the name of the week that changes are counted from. */
  before: string | null;
}

/** What was read in a week, with its targets and changes. */
export function WeekReadings({ readings, before }: WeekReadingsProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const figures = useFigures();
  const detail = ({ target, change }: ReadingView): string | undefined => {
    if (target) {
      const [from, to] = target.map((end) => formats.number(end));
      return t({ id: "diary.reading.target", message: `target ${from} to ${to}` });
    }
    if (change === undefined || before === null) return undefined;
    const amount = `${change > 0 ? "+" : "−"}${formats.number(Math.abs(change))}`;
    const then = weekWord(i18n, before);
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
            <Sparkline values={reading.trend} color={READING_COLORS[reading.name]} />
          ) : undefined,
        }),
      )}
    />
  );
}
