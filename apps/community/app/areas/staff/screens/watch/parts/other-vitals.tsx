import { useFormats } from "@grow/i18n/react";
import { DataTable } from "@grow/ui/chart";
import { Disclosure } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import type { VitalFigure } from "../vitals-view.ts";
import { RatingShares } from "./rating-shares.tsx";
import { VitalValue } from "./vital-value.tsx";
import { vitalWord } from "./vital-words.ts";

/** What else browsers measure. */
export function OtherVitals({ figures }: { figures: readonly VitalFigure[] }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const title = t({ id: "watch.others", message: "More measurements" });
  return (
    <Disclosure title={title}>
      <DataTable
        label={title}
        rows={figures}
        rowKey={({ name }) => name}
        columns={[
          {
            key: "what",
            header: t({ id: "watch.others.what", message: "What" }),
            cell: ({ name }) => vitalWord(i18n, name),
          },
          {
            ...{ key: "p75", numeric: true },
            header: t({ id: "watch.chart.caption", message: "75th percentile" }),
            // An error is counted, not measured.
            cell: (figure) =>
              figure.name === "error" ? formats.number(figure.n) : <VitalValue figure={figure} />,
          },
          {
            ...{ key: "shares", wideOnly: true },
            header: t({ id: "watch.others.shares", message: "Shares" }),
            cell: ({ name, level, shares }) =>
              name === "error" || level === null ? "–" : <RatingShares shares={shares} />,
          },
        ]}
      />
    </Disclosure>
  );
}
