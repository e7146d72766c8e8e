import { phaseName } from "@grow/domain";
import { type StripWeek, WeekStrip } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import { photoSource } from "../../../../shared/photo-source.ts";
import { completenessSentence } from "../../../../shared/words/level-words.ts";
import { phaseWords } from "../../../../shared/words/phase-words.ts";
import { weekWord } from "../../../../shared/words/week-words.ts";
import type { DiaryView } from "../view.ts";
import styles from "./diary-strip.module.css";

/** The week strip. Its links lead back to itself, so that it stays in sight from week to week. */
export function DiaryStrip({ diary }: { diary: DiaryView }) {
  const { i18n, t } = useLingui();
  const { cells, isOwn, isFinished } = diary;
  const total = cells.length;
  const locked = t({ id: "diary.strip.locked", message: "for Premium readers" });
  const daysWord = ({ first, last }: { first: number; last: number }) =>
    t({ id: "diary.strip.days", message: `days ${first}–${last}` });
  const weeks: StripWeek[] = cells.map(({ id, faza, name, days, photo, levels }) => ({
    id,
    phase: phaseName(faza),
    href: `${paths.week(diary.link, id)}#weeks`,
    label: weekWord(i18n, name),
    days: days ? daysWord(days) : undefined,
    photo: photo && photoSource(photo, "card"),
    leaf: levels ? { levels, label: completenessSentence(i18n, levels) } : undefined,
    current: id === diary.current,
    ...(levels ? {} : { state: "locked" as const, stateLabel: locked }),
  }));
  const last = weeks.at(-1);
  if (isOwn && !isFinished && last) {
    weeks.push({
      id: "next",
      phase: last.phase,
      href: paths.newWeek(diary.id),
      label: t({ id: "diary.strip.next", message: "Next week" }),
      state: "next",
    });
  }
  return (
    <div id="weeks" className={styles.strip}>
      <WeekStrip
        weeks={weeks}
        label={t({ id: "diary.strip.label", message: "Weeks of this diary" })}
        phaseWords={phaseWords(i18n)}
        ofTotal={t({ id: "diary.strip.of", message: `of ${total}` })}
        bracketKeys
      />
    </div>
  );
}
