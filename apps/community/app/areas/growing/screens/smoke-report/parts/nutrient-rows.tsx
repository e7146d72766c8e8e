import { LIMITS } from "@grow/domain";
import { TextArea } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FormErrors } from "../../../../../shared/form-errors.ts";
import { Score } from "../../../shared/week-form/score.tsx";
import type { NutrientRow } from "../smoke-form.ts";
import styles from "./nutrient-rows.module.css";

/** A rating and a comment for each nutrient. */
export function NutrientRows({
  rows,
  errors,
}: {
  rows: readonly NutrientRow[];
  errors: FormErrors["fields"];
}) {
  const { t } = useLingui();
  return (
    <ul className={styles.rows}>
      {rows.map((row, index) => {
        const name = `nutrients.${index}`;
        return (
          <li key={`${row.id} ${row.product_id} ${row.name}`} className={styles.row}>
            <h3>{row.name}</h3>
            <input type="hidden" name={`${name}.id`} value={row.id} />
            <input type="hidden" name={`${name}.product_id`} value={row.product_id} />
            <input type="hidden" name={`${name}.name`} value={row.name} />
            <Score
              name={`${name}.n_general`}
              value={row.n_general}
              error={errors[`${name}.n_general`] ?? errors[`${name}.product_id`] ?? errors[`${name}.name`]}
            >
              <Trans id="weekEditor.reviews.general">Overall</Trans>
            </Score>
            <TextArea
              name={`${name}.comment`}
              label={t({ id: "weekEditor.reviews.comment", message: "What did you see?" })}
              optional
              rows={2}
              defaultValue={row.comment}
              maxLength={LIMITS.nutrient_comment.max}
              error={errors[`${name}.comment`]}
            />
          </li>
        );
      })}
    </ul>
  );
}
