import { LIMITS } from "@grow/domain";
import { TextArea } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import type { WeekForm } from "./week-form.ts";

interface StrainTextsProps {
  form: Pick<WeekForm, "strain_comment" | "harvest_smoke"> & { seed: Pick<WeekForm["seed"], "text"> };
  /** Errors by field name. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Lines that the longer texts begin with. */
  rows: number;
}

/** Text about how the strain grew. */
export function GrowthText({ form, errors, rows }: StrainTextsProps) {
  const { t } = useLingui();
  return (
    <TextArea
      name="seed.text"
      label={t({ id: "weekEditor.strain.text", message: "How did it grow?" })}
      rows={rows}
      defaultValue={form.seed.text}
      maxLength={LIMITS.review_text.max}
      error={errors["seed.text"]}
    />
  );
}

/** What became of it, in words: the buds, and how they smoke. */
export function HarvestTexts({ form, errors, rows, smokeLabel }: StrainTextsProps & { smokeLabel: string }) {
  const { t } = useLingui();
  return (
    <>
      <TextArea
        name="strain_comment"
        label={t({ id: "weekEditor.strain.comment", message: "Buds, smell and taste" })}
        optional
        rows={3}
        defaultValue={form.strain_comment}
        maxLength={LIMITS.strain_comment.max}
        error={errors.strain_comment}
      />
      <TextArea
        name="props.harvest_smoke"
        label={smokeLabel}
        optional
        rows={rows}
        defaultValue={form.harvest_smoke}
        maxLength={LIMITS.harvest_smoke.max}
        error={errors["props.harvest_smoke"]}
      />
    </>
  );
}
