import { type Faza, phaseName, weekDays } from "@grow/domain";
import { type StripWeek, WeekStrip } from "@grow/ui/diary";
import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { paths } from "../../../../../paths.ts";
import { photoSource } from "../../../../../shared/photo-source.ts";
import { completenessSentence } from "../../../../../shared/words/level-words.ts";
import { phaseWords } from "../../../../../shared/words/phase-words.ts";
import { weekKey, weekWord } from "../../../../../shared/words/week-words.ts";
import { stripCounts } from "../../../shared/diary/strip-counts.ts";
import type { EditorView } from "../view.ts";

interface EditorStripProps extends Pick<EditorView, "diary" | "cells" | "week"> {
  /** Phase and number of a new week, as in the form. */
  nextFaza: Faza;
  nextDays: number;
}

/** The weeks of the diary, linking to their editors. A new week comes last. */
export const EditorStrip = memo(function EditorStrip({
  diary,
  cells,
  week,
  nextFaza,
  nextDays,
}: EditorStripProps) {
  const { i18n, t } = useLingui();
  const daysText = (days: { first: number; last: number } | null) =>
    days ? t({ id: "weekEditor.strip.days", message: `days ${days.first}–${days.last}` }) : undefined;
  const counts = stripCounts(cells);
  const weeks: StripWeek[] = cells.map(({ id, faza, name, days, photo, levels }) => ({
    id,
    phase: phaseName(faza),
    href: paths.editWeek(diary.id, id),
    label: weekWord(i18n, name),
    days: daysText(days),
    photo: photo && photoSource(photo, "card"),
    leaf: levels ? { levels, label: completenessSentence(i18n, levels) } : undefined,
    current: id === week?.id,
    furtherEntry: counts.isFurtherEntry(id),
  }));
  // After the harvest nothing is left to be added.
  const isOver = week !== null && cells.at(-1)?.faza === 2;
  const name = weekKey({ faza: nextFaza, days: nextDays });
  const total = stripCounts(week ? cells : [...cells, { id: 0, faza: nextFaza, name }]).weeks;
  if (!isOver)
    weeks.push({
      id: "new",
      phase: phaseName(week ? (cells.at(-1)?.faza ?? nextFaza) : nextFaza),
      href: paths.newWeek(diary.id),
      label: week ? t({ id: "weekEditor.strip.next", message: "Next week" }) : weekWord(i18n, name),
      days: week ? undefined : daysText(weekDays(nextDays)),
      state: "next",
      current: week === null,
    });
  return (
    <WeekStrip
      weeks={weeks}
      label={t({ id: "weekEditor.strip.label", message: "Weeks of this diary" })}
      phaseWords={phaseWords(i18n)}
      ofTotal={t({ id: "weekEditor.strip.of", message: `of ${total}` })}
    />
  );
});
