import { NUTRIENT_SIGNS } from "@grow/app-kit/catalogue/nutrient-signs.ts";
import { type Nutrient, nutrientWord } from "@grow/app-kit/catalogue/nutrient-words.ts";
import { useFormats } from "@grow/i18n/react";
import { NutrientLabel } from "@grow/ui/catalogue";
import { Section } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { nutrientRows, typedNumber } from "../composition-form.ts";

interface LabelPreviewProps {
  name: string;
  fields: Readonly<Record<string, string>>;
  /** Names of the other fields, and the words of their options. */
  labels: Readonly<Record<"form" | "dose" | "ec" | "ph" | "keeps_months" | "ingredients", string>>;
  options: Readonly<Record<string, string>>;
}

/** The large figures of the label. */
const MAIN: readonly Nutrient[] = ["n", "p", "k"];

/** The label on the product's page, with what is not published yet. */
export function LabelPreview({ name, fields, labels, options }: LabelPreviewProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const rows = nutrientRows(fields);
  const percents = new Map(rows.map(({ nutrient, percent }) => [nutrient, percent]));
  const figure = (field: "dose" | "ec" | "ph" | "keeps_months", unit: string, digits: number) => {
    const value = typedNumber(fields[field] ?? "");
    if (value === null) return [];
    const written = unit ? formats.unit(value, unit, digits) : formats.number(value, digits);
    return [{ name: labels[field], value: written }];
  };
  const text = (field: "form" | "ingredients", value: string | undefined) =>
    value?.trim() ? [{ name: labels[field], value: value.trim() }] : [];
  return (
    <Section close title={t({ id: "composition.preview", message: "As growers see it" })}>
      <NutrientLabel
        name={name}
        main={
          MAIN.some((nutrient) => percents.has(nutrient))
            ? MAIN.map((nutrient) => ({
                sign: NUTRIENT_SIGNS[nutrient],
                value: formats.number(percents.get(nutrient) ?? 0, 3),
              }))
            : []
        }
        lines={[
          ...rows
            .filter(({ nutrient }) => !MAIN.includes(nutrient))
            .map(({ nutrient, percent }) => ({
              name: nutrientWord(i18n, nutrient),
              value: formats.unit(percent, "%", 3),
            })),
          ...text("form", options[fields.form ?? ""]),
          ...figure("dose", "ml/l", 2),
          ...figure("ec", "mS/cm", 2),
          ...figure("ph", "", 1),
          ...figure("keeps_months", t({ id: "composition.months", message: "months" }), 0),
          ...text("ingredients", fields.ingredients),
        ]}
      />
    </Section>
  );
}
