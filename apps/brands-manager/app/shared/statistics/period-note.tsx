import { useFormats } from "@grow/i18n/react";
import { Trans } from "@lingui/react/macro";
import type { Period } from "./period.ts";
import styles from "./statistics.module.css";

/** Which days are shown, and which they are compared with. */
export function PeriodNote(shown: Period & { before: Period }) {
  const formats = useFormats();
  const [from, to] = [formats.date(shown.from), formats.date(shown.to)];
  const [beforeFrom, beforeTo] = [formats.date(shown.before.from), formats.date(shown.before.to)];
  return (
    <p className={styles.muted}>
      <Trans id="period.about">
        {from} to {to}, compared with {beforeFrom} to {beforeTo}. All days are UTC.
      </Trans>
    </p>
  );
}
