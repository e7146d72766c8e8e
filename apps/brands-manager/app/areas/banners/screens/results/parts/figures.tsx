import { useFormats } from "@grow/i18n/react";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "../screen.module.css";
import type { Figure } from "../view.ts";

/** The sums of the period, each beside that of the period before. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const formats = useFormats();
  const words = useFigureWords();
  const show = (key: Figure["key"], value: number) =>
    key === "ctr" ? formats.percent(value / 100, 1) : formats.number(value);
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, value, before }) => {
        const was = before === null ? "" : show(key, before);
        return (
          <div key={key}>
            <dt>{words[key]}</dt>
            <dd className={styles.value}>{value === null ? "–" : show(key, value)}</dd>
            <dd className={styles.muted}>
              {before === null ? (
                <Trans id="results.before.none">No data before</Trans>
              ) : (
                <Trans id="results.before">before: {was}</Trans>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The names of the numbers. */
export function useFigureWords(): Readonly<Record<Figure["key"], string>> {
  const { t } = useLingui();
  return {
    served: t({ id: "results.served", message: "Served" }),
    views: t({ id: "results.views", message: "Viewable views" }),
    clicks: t({ id: "results.clicks", message: "Clicks" }),
    ctr: t({ id: "results.ctr", message: "CTR" }),
    filtered: t({ id: "results.filtered", message: "Not counted" }),
  };
}
