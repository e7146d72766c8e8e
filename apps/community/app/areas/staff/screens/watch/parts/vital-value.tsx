import { useFormats } from "@grow/i18n/react";
import { LevelRing } from "@grow/ui/diary";
import { cx } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { VitalFigure } from "../vitals-view.ts";
import { ratingWord } from "./level-words.ts";
import styles from "./vital-value.module.css";
import { vitalValue } from "./vital-words.ts";

/** A 75th percentile with its rating. One of few measurements is grey, and says so with their number. */
export function VitalValue({ figure }: { figure: VitalFigure }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { name, p75, level, n } = figure;
  const count = formats.number(n);
  return (
    <>
      <span className={cx(styles.value, level === null && styles.few)}>
        {level === null ? null : <LevelRing level={level} label={ratingWord(i18n, level)} />}
        {vitalValue(formats, name, p75)}
      </span>
      <span className={styles.count}>
        {level === null ? <Trans id="watch.few">few: {count}</Trans> : <Trans id="watch.n">n {count}</Trans>}
      </span>
    </>
  );
}
