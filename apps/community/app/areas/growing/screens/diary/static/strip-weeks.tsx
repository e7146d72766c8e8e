import { phaseName } from "@grow/domain";
import { type StripWeek, WeekCells } from "@grow/ui/diary";
import { useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";
import { photoSource } from "../../../../../shared/photo-source.ts";
import { completenessSentence } from "../../../../../shared/words/level-words.ts";
import { phaseWords } from "../../../../../shared/words/phase-words.ts";
import { weekNumber, weekWord } from "../../../../../shared/words/week-words.ts";
import { stripCounts } from "../../../shared/diary/strip-counts.ts";
import type { DiaryView } from "../view.ts";

export interface StripWeeksProps extends Pick<DiaryView, "cells" | "current" | "link"> {
  /** The diary to which its grower may add a week; null for all others. */
  grows: number | null;
}

/** The weeks of a diary. Their links lead back to themselves, so that they stay in sight from week to week. */
export function StripWeeks({ cells, current, link, grows }: StripWeeksProps) {
  const { i18n, t } = useLingui();
  const counts = stripCounts(cells);
  // Growers leave weeks out: of so many as the last one counts, not as there are.
  const total = Math.max(counts.weeks, ...cells.map(({ name }) => weekNumber(name) ?? 0));
  const locked = t({ id: "diary.strip.locked", message: "Premium only" });
  const daysWord = ({ first, last }: { first: number; last: number }) =>
    t({ id: "diary.strip.days", message: `days ${first}–${last}` });
  const weeks: StripWeek[] = cells.map(({ id, faza, name, days, photo, levels }) => ({
    id,
    phase: phaseName(faza),
    href: `${paths.week(link, id)}#weeks`,
    label: weekWord(i18n, name),
    days: days ? daysWord(days) : undefined,
    photo: photo && photoSource(photo, "card"),
    leaf: levels ? { levels, label: completenessSentence(i18n, levels) } : undefined,
    current: id === current,
    furtherEntry: counts.isFurtherEntry(id),
    ...(levels ? {} : { state: "locked" as const, stateLabel: locked }),
  }));
  const last = weeks.at(-1);
  const isHarvest = cells.find(({ id }) => id === current)?.name.startsWith("harvest") ?? false;
  if (grows !== null && last) {
    weeks.push({
      id: "next",
      phase: last.phase,
      href: paths.newWeek(grows),
      label: t({ id: "diary.strip.next", message: "Next week" }),
      state: "next",
    });
  }
  return (
    <WeekCells
      weeks={weeks}
      label={t({ id: "diary.strip.label", message: "Weeks of this diary" })}
      phaseWords={phaseWords(i18n)}
      // "Harvest of 16" would say nothing: the harvest is the last.
      ofTotal={isHarvest ? undefined : t({ id: "diary.strip.of", message: `of ${total}` })}
    />
  );
}
