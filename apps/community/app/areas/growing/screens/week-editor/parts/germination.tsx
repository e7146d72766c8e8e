import { GERMINATION_METHODS } from "@grow/domain";
import { FieldGrid, SelectField, TextField } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import { methodWord } from "../../../../../shared/week-log/germination-words.ts";
import styles from "./fields.module.css";
import type { LaterProps } from "./later-props.ts";

/** How the seeds were germinated, and how many sprouted. */
export function Germination({ form, editor: { errors } }: LaterProps) {
  const { i18n, t } = useLingui();
  return (
    <div className={styles.more}>
      <FieldGrid>
        <SelectField
          name="props.germination_method"
          label={t({ id: "weekEditor.germination.method", message: "Germination method" })}
          defaultValue={form.germination_method}
          error={errors.fields["props.germination_method"]}
        >
          <option value="">–</option>
          {GERMINATION_METHODS.map(({ code }) => (
            <option key={code} value={code}>
              {methodWord(i18n, code)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="props.seeds_sown"
          label={t({ id: "weekEditor.seeds.sown", message: "Seeds sown" })}
          defaultValue={form.seeds_sown}
          inputMode="numeric"
          autoComplete="off"
          error={errors.fields["props.seeds_sown"]}
        />
        <TextField
          name="props.seeds_sprouted"
          label={t({ id: "weekEditor.seeds.sprouted", message: "Seeds sprouted" })}
          defaultValue={form.seeds_sprouted}
          inputMode="numeric"
          autoComplete="off"
          error={errors.fields["props.seeds_sprouted"]}
        />
      </FieldGrid>
    </div>
  );
}
