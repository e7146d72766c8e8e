import { useFormats } from "@grow/i18n/react";
import { useLingui } from "@lingui/react/macro";
import { FigureList } from "../../../../../shared/statistics/figure-list.tsx";
import type { Figure } from "../view.ts";

/** The sums of the period, each beside that of the period before. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const formats = useFormats();
  const words = useFigureWords();
  const show = (key: Figure["key"], value: number) =>
    key === "ctr" ? formats.percent(value / 100, 1) : formats.number(value);
  return (
    <FigureList
      figures={figures.map(({ key, value, before }) => ({
        ...{ key, word: words[key] },
        value: value === null ? "–" : show(key, value),
        before: before === null ? null : show(key, before),
      }))}
    />
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
