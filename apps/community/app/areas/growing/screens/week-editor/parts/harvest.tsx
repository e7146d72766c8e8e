import { HARVEST_READINGS, LIMITS } from "@grow/domain";
import { Button, IconButton, Section, useHydrated } from "@grow/ui/foundation";
import { FieldGrid, TextArea } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus, X } from "lucide-react";
import { memo, useEffect } from "react";
import { Score } from "../../../shared/week-form/score.tsx";
import { StrainScores } from "../../../shared/week-form/strain-scores.tsx";
import { GrowthText, HarvestTexts } from "../../../shared/week-form/strain-texts.tsx";
import type { NutrientReviewRow } from "../../../shared/week-form/week-form.ts";
import page from "../screen.module.css";
import styles from "./fields.module.css";
import type { LaterProps } from "./later-props.ts";
import { NutrientField } from "./nutrients.tsx";
import { ReadingField } from "./reading-field.tsx";
import { useRows } from "./use-rows.ts";

/** The harvest: weights, strain, nutrients, smoke report. */
export function Harvest({ form, editor, live }: LaterProps) {
  const { t } = useLingui();
  return (
    <div className={page.parts}>
      <Section close id="result" title={t({ id: "weekEditor.result", message: "Result" })}>
        <FieldGrid>
          {HARVEST_READINGS.map((key) => (
            <ReadingField
              key={key}
              reading={key}
              typed={form.readings[key]}
              now={live.readings[key]}
              measures={editor.start.measures}
              last={undefined}
              refused={editor.refusedField(`props.${key}`, (typed) => typed.readings[key])}
            />
          ))}
        </FieldGrid>
      </Section>
      <Strain form={form} editor={editor} />
      <NutrientReviews form={form} editor={editor} />
    </div>
  );
}

type PartProps = Omit<LaterProps, "live">;

const Strain = memo(function Strain({ form, editor: { errors } }: PartProps) {
  const { t } = useLingui();
  return (
    <Section close id="strain" title={t({ id: "weekEditor.strain", message: "The strain" })}>
      <div className={styles.ratings}>
        <StrainScores seed={form.seed} errors={errors.fields} />
      </div>
      <div className={styles.texts}>
        <GrowthText form={form} errors={errors.fields} rows={3} />
        <HarvestTexts
          form={form}
          errors={errors.fields}
          rows={3}
          smokeLabel={t({ id: "weekEditor.smoke", message: "Smoke report" })}
        />
      </div>
    </Section>
  );
});

const EMPTY: NutrientReviewRow = { name: "", product_id: "", comment: "", n_general: "" };

const NutrientReviews = memo(function NutrientReviews({
  form: { reviews },
  editor: { errors, touch },
}: PartProps) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const { rows, add, remove } = useRows<NutrientReviewRow>(reviews.length > 0 ? reviews : [EMPTY]);
  useEffect(touch, [rows.length]);
  return (
    <Section
      close
      id="reviews"
      title={t({ id: "weekEditor.reviews", message: "How did the nutrients perform?" })}
    >
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          <li key={row.key} className={styles.review}>
            <div className={styles.reviewHead}>
              <NutrientField
                name={`reviews.${index}`}
                row={row}
                onChoose={touch}
                error={errors.fields[`reviews.${index}.name`] ?? errors.fields[`reviews.${index}.product_id`]}
              />
              <IconButton
                className={styles.away}
                icon={X}
                label={t({ id: "weekEditor.row.remove", message: "Remove" })}
                disabled={!hydrated}
                onClick={() => remove(row.key)}
              />
            </div>
            <Score name={`reviews.${index}.n_general`} value={row.n_general}>
              <Trans id="weekEditor.reviews.general">Overall</Trans>
            </Score>
            <TextArea
              name={`reviews.${index}.comment`}
              label={t({ id: "weekEditor.reviews.comment", message: "What did you see?" })}
              rows={2}
              defaultValue={row.comment}
              maxLength={LIMITS.nutrient_comment.max}
              error={errors.fields[`reviews.${index}.comment`]}
            />
          </li>
        ))}
      </ul>
      {errors.fields.reviews ? <p className={styles.error}>{errors.fields.reviews}</p> : null}
      <Button look="outline" icon={Plus} onClick={() => add(EMPTY)} disabled={!hydrated}>
        <Trans id="weekEditor.nutrients.add">Add a product</Trans>
      </Button>
    </Section>
  );
});
