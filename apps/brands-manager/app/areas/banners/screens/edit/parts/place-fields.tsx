import { CountryField } from "@grow/app-kit/ads/country-field.tsx";
import type { FormFields } from "@grow/app-kit/editor/form-fields.ts";
import type { Country } from "@grow/app-kit/forms/countries.ts";
import { Stack } from "@grow/ui/foundation";
import { DateField, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import editor from "../../../../../shared/editor/editor.module.css";
import { chosenCountries, countryField } from "../banner-form.ts";
import { useBannerLabels } from "./part-words.tsx";
import { SectionFields } from "./section-fields.tsx";

interface PlaceFieldsProps {
  start: FormFields;
  errors: Readonly<Record<string, string>>;
  brandName: string;
  countries: readonly Country[];
}

/** Where, when and how often a banner runs, and who pays. */
export function PlaceFields({ start, errors, brandName, countries }: PlaceFieldsProps) {
  const { t } = useLingui();
  const labels = useBannerLabels();
  const errorOf = (name: string) =>
    Object.entries(errors).find(([field]) => field === name || field.startsWith(`${name}.`))?.[1];
  return (
    <Stack gap={5}>
      <div className={editor.grid}>
        <DateField
          name="date_start"
          label={labels.date_start}
          defaultValue={start.date_start}
          error={errors.date_start}
          required
          hint={t({ id: "banner.days.hint", message: "Days begin and end at midnight UTC." })}
        />
        <DateField
          name="date_end"
          label={labels.date_end}
          defaultValue={start.date_end}
          error={errors.date_end}
          required
        />
        <TextField
          name="max_per_day"
          label={labels.max_per_day}
          inputMode="numeric"
          defaultValue={start.max_per_day}
          error={errors.max_per_day}
          hint={t({ id: "banner.limit.hint", message: "1 to 100. Empty for no limit." })}
        />
        <TextField
          name="payer"
          label={labels.payer}
          maxLength={120}
          defaultValue={start.payer}
          error={errors.payer}
          hint={t({
            id: "banner.payer.hint",
            message: `Readers see it under “Why this ad?”. Empty for ${{ brandName }}.`,
          })}
        />
      </div>
      <SectionFields values={start} error={errorOf("section")} />
      <CountryField
        label={labels.countries}
        countries={countries}
        chosen={chosenCountries(start)}
        boxOf={(code) => ({ name: countryField(code), value: "on" })}
        error={errorOf("countries")}
      />
      <p className={editor.muted}>
        <Trans id="banner.review.hint">
          A new name, run or limit goes live at once. Everything else is reviewed.
        </Trans>
      </p>
    </Stack>
  );
}
