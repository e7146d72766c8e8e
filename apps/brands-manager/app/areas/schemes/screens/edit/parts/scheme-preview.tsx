import { useFormats } from "@grow/i18n/react";
import { Scheme } from "@grow/ui/diary";
import { Disclosure, type Phase } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Eye } from "lucide-react";
import { type EditedScheme, numbered } from "../scheme-form.ts";

interface SchemePreviewProps {
  name: string;
  unit: string;
  scheme: EditedScheme;
  /** The doses in `unit`. */
  doses: readonly (readonly (number | null)[])[];
  phaseOf: (faza: number) => Phase;
  stages: Readonly<Record<string, string>>;
  productName: (id: number) => string;
}

/** The chart as growers see it on the brand's page, with what is not saved yet. */
export function SchemePreview({ name, unit, scheme, doses, ...words }: SchemePreviewProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { weeks, rows } = scheme;
  const numbers = numbered(weeks);
  const shown = (values: readonly (number | null)[], digits: number) =>
    values.map((value) => (value === null ? null : formats.number(value, digits)));
  return (
    <Disclosure title={<Trans id="scheme.preview">Preview as growers see it</Trans>} icon={Eye}>
      <Scheme
        label={t({ id: "scheme.preview.label", message: `${{ name }}: doses by week` })}
        corner={t({ id: "scheme.preview.corner", message: `Product, ${{ unit }}` })}
        unit={unit}
        weeks={weeks.map(({ faza, light }, index) => ({
          id: index,
          name: formats.number(numbers[index] ?? 0),
          phase: words.phaseOf(faza),
          stage: [words.stages[faza], light === null ? null : `${formats.number(light)} h`]
            .filter(Boolean)
            .join(", "),
        }))}
        rows={rows.map((id, row) => ({ key: id, name: words.productName(id), doses: doses[row] ?? [] }))}
        feet={[
          {
            name: "EC",
            unit: "mS/cm",
            values: shown(
              weeks.map(({ ec }) => ec),
              2,
            ),
          },
          {
            name: "pH",
            values: shown(
              weeks.map(({ ph }) => ph),
              1,
            ),
          },
        ].filter(({ values }) => values.some((value) => value !== null))}
        format={(dose) => formats.number(dose, 2)}
        weekTitle={(week) => `${week.stage} · ${week.name}`}
        weekLabel={t({ id: "scheme.preview.week", message: "Choose a week" })}
        wholeTable={t({ id: "scheme.preview.table", message: "Whole table" })}
        nothing={t({ id: "scheme.preview.water", message: "Plain water" })}
      />
    </Disclosure>
  );
}
