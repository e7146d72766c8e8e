import type { Level } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { Completeness } from "@grow/ui/diary";
import { Trans, useLingui } from "@lingui/react/macro";
import { completenessSentence } from "../../../../../shared/words/level-words.ts";
import { phaseBeside } from "../../../../../shared/words/phase-words.ts";
import { weekWord } from "../../../../../shared/words/week-words.ts";
import styles from "../styles/week-article.module.css";
import type { WeekView } from "../week-view.ts";

export type WeekWordsProps = Pick<WeekView, "faza" | "name" | "ofPhase" | "days" | "dates">;

/** Which week it is: phase, name, days. */
export function WeekWords({ faza, name, ofPhase, days, dates }: WeekWordsProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const phase = phaseBeside(i18n, name, faza);
  const [from, to] = dates ?? [];
  const { first, last } = days ?? {};
  return (
    <div>
      <p className={styles.phase}>
        {faza === 2 ? (
          phase
        ) : (
          <Trans id="diary.week.ofPhase">
            {phase}, week {ofPhase}
          </Trans>
        )}
      </p>
      <h2>{weekWord(i18n, name)}</h2>
      {days ? (
        <p className={styles.days}>
          <Trans id="diary.week.days">
            Days {first}–{last}
          </Trans>
          {from && to ? ` · ${formats.shortDate(from, new Date(to))} – ${formats.shortDate(to)}` : null}
        </p>
      ) : null}
    </div>
  );
}

/** How complete a week is, as mark and words. */
export function WeekMark({ levels }: { levels: readonly Level[] }) {
  const { i18n, t } = useLingui();
  const good = levels.filter((level) => level === "good").length;
  const all = levels.length;
  return (
    <Completeness
      levels={levels}
      label={completenessSentence(i18n, levels)}
      title={
        good === all
          ? t({ id: "diary.week.complete", message: "Complete" })
          : t({ id: "diary.week.completeness", message: "Completeness" })
      }
      detail={
        <Trans id="diary.week.good">
          {good} of {all} good
        </Trans>
      }
    />
  );
}
