import { useFormats } from "@grow/i18n/react";
import { Sparkline } from "@grow/ui/chart";
import { type Reading, Readings } from "@grow/ui/diary";
import { select } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { readingWord } from "../../../../../shared/week-fields/reading-words.ts";
import { useFigures } from "../../../../../shared/words/use-figures.ts";
import { weekParts } from "../../../../../shared/words/week-words.ts";
import type { ReadingView } from "../../../shared/diary/readings-view.ts";
import { readingColor } from "./reading-colors.ts";

interface WeekReadingsProps {
  readings: readonly ReadingView[];
  /** Key of the name of the week that changes are counted from. */
  before: string | null;
}

/** The readings of a week, with targets and changes. */
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
    const { kind, number } = weekParts(before);
    return t({
      id: "diary.reading.change",
      message: select(kind, {
        week: `${amount} since week ${number}`,
        harvest: `${amount} since the harvest`,
        other: `${amount} since last week`,
      }),
    });
  };
  return (
    <Readings
      readings={readings.map(
        (reading): Reading => ({
          name: readingWord(i18n, reading.name, reading.unit),
          ...figures.parts(reading),
          detail: detail(reading),
          trend: reading.trend ? (
            <Sparkline values={reading.trend} color={readingColor(reading.name)} />
          ) : undefined,
        }),
      )}
    />
  );
}
