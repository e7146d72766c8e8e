import { HARVEST_READINGS, LIMITS } from "@grow/domain";
import { Button, IconButton, Section, useHydrated } from "@grow/ui/foundation";
import { FieldGrid, TextArea } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus, X } from "lucide-react";
import { memo, useEffect } from "react";
import { Score } from "../../../shared/week-form/score.tsx";
import { StrainScores } from "../../../shared/week-form/strain-scores.tsx";
import { GrowthText, HarvestTexts } from "../../../shared/week-form/strain-texts.tsx";
import type { NutrientReviewRow, WeekForm } from "../../../shared/week-form/week-form.ts";
import type { EditorState } from "../use-week-editor.ts";
import styles from "./fields.module.css";
import { NutrientField } from "./nutrients.tsx";
import { ReadingField } from "./reading-field.tsx";
import { useRows } from "./use-rows.ts";

/** The harvest: weights, strain, nutrients, smoke report. */
export function Harvest({ editor, live }: { editor: EditorState; live: WeekForm }) {
  const { t } = useLingui();
  const { start } = editor;
  const { form } = start;
  return (
    <>
      <Section close id="result" title={t({ id: "weekEditor.result", message: "Result" })}>
        <div key={start.unitsTurn}>
          <FieldGrid>
            {HARVEST_READINGS.map((key) => (
              <ReadingField
                key={key}
                reading={key}
                typed={form.readings[key]}
                now={live.readings[key]}
                measures={start.measures}
                last={undefined}
                refused={editor.refusedField(`props.${key}`, (typed) => typed.readings[key])}
              />
            ))}
          </FieldGrid>
        </div>
      </Section>
      <Strain editor={editor} />
      <NutrientReviews editor={editor} />
    </>
  );
}

const Strain = memo(function Strain({ editor: { start, errors } }: { editor: EditorState }) {
  const { t } = useLingui();
  const { form } = start;
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
  editor: { start, errors, touch },
}: {
  editor: EditorState;
}) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const given = start.form.reviews;
  const { rows, add, remove } = useRows<NutrientReviewRow>(given.length > 0 ? given : [EMPTY]);
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
