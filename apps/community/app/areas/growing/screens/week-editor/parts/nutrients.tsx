import { LIMITS, readingUnit } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { Button, IconButton, Section, useHydrated } from "@grow/ui/foundation";
import { TextArea, UnitField } from "@grow/ui/input";
import { select } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Copy, Plus, X } from "lucide-react";
import { memo, useEffect } from "react";
import { ProductField } from "../../../../../shared/product-field.tsx";
import { unitWord } from "../../../../../shared/words/unit-words.ts";
import { weekParts } from "../../../../../shared/words/week-words.ts";
import { type DoseRow, inUnits } from "../../../shared/week-form/week-form.ts";
import type { EditorState } from "../use-week-editor.ts";
import styles from "./fields.module.css";
import { useRows } from "./use-rows.ts";

const EMPTY: DoseRow = { name: "", product_id: "", val: "" };

/** Empty rows for browsers without JavaScript, which cannot add any. Empty rows are not saved. */
const ROWS_WITHOUT_SCRIPT = 6;

/** Nutrients: a row per product, with its dose. */
export const Nutrients = memo(function Nutrients({ editor }: { editor: EditorState }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const hydrated = useHydrated();
  const { start, last, errors, touch } = editor;
  const { rows, add, remove } = useRows<DoseRow>(start.form.doses.length > 0 ? start.form.doses : [EMPTY]);
  useEffect(touch, [rows.length]);

  const copied = last?.doses ?? [];
  const copy = () => {
    for (const row of rows) if (editor.isEmptyDose(rows.indexOf(row))) remove(row.key);
    add(...inUnits({ ...start.form, doses: copied }, last?.measures ?? start.measures, start.measures).doses);
  };
  const { kind, number } = weekParts(last?.name ?? "");
  return (
    <Section
      close
      id="nutrients"
      title={t({ id: "weekEditor.nutrients", message: "Nutrients" })}
      action={
        copied.length > 0 ? (
          <Button look="quiet" size="small" icon={Copy} onClick={copy} disabled={!hydrated}>
            {t({
              id: "weekEditor.nutrients.copy",
              message: select(kind, {
                week: `Copy from week ${number}`,
                harvest: "Copy from the harvest",
                other: "Copy from last week",
              }),
            })}
          </Button>
        ) : null
      }
    >
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          <li key={row.key} className={styles.dose}>
            <NutrientField
              name={`doses.${index}`}
              row={row}
              onChoose={touch}
              error={errors.fields[`doses.${index}.name`] ?? errors.fields[`doses.${index}.product_id`]}
            />
            {row.exact ? <input type="hidden" name={`doses.${index}.exact`} value={row.exact} /> : null}
            <UnitField
              label={t({ id: "weekEditor.nutrients.dose", message: "Dose" })}
              name={`doses.${index}.val`}
              unit={unitWord(i18n, readingUnit("nutrient_val", start.measures))}
              defaultValue={formats.typed(row.val)}
              error={errors.fields[`doses.${index}.val`]}
            />
            <IconButton
              className={styles.away}
              icon={X}
              label={t({ id: "weekEditor.row.remove", message: "Remove" })}
              disabled={!hydrated}
              onClick={() => remove(row.key)}
            />
          </li>
        ))}
      </ul>
      <noscript>
        <ul className={styles.rows}>
          {Array.from({ length: ROWS_WITHOUT_SCRIPT }, (_, index) => `doses.${rows.length + index}`).map(
            (name) => (
              <li key={name} className={styles.dose}>
                <NutrientField name={name} row={EMPTY} onChoose={touch} error={undefined} />
                <UnitField
                  label={t({ id: "weekEditor.nutrients.dose", message: "Dose" })}
                  name={`${name}.val`}
                  unit={unitWord(i18n, readingUnit("nutrient_val", start.measures))}
                />
              </li>
            ),
          )}
        </ul>
      </noscript>
      {errors.fields.doses ? <p className={styles.error}>{errors.fields.doses}</p> : null}
      <Button look="outline" icon={Plus} onClick={() => add(EMPTY)} disabled={!hydrated}>
        <Trans id="weekEditor.nutrients.add">Add a product</Trans>
      </Button>
      <div className={styles.more}>
        <TextArea
          name="props.feeding_schedule"
          label={t({ id: "weekEditor.feeding", message: "Feeding chart" })}
          optional
          rows={2}
          defaultValue={start.form.feeding_schedule}
          maxLength={LIMITS.feeding_schedule.max}
          error={errors.fields["props.feeding_schedule"]}
        />
      </div>
    </Section>
  );
});

interface NutrientFieldProps {
  /** Name of the row in the form. */
  name: string;
  row: { readonly name: string; readonly product_id: string };
  error: string | undefined;
  onChoose: () => void;
}

/** A nutrient of the catalogue, or a free name. */
export function NutrientField(props: NutrientFieldProps) {
  const { t } = useLingui();
  return (
    <div>
      <ProductField
        {...props}
        category="nutrient"
        label={t({ id: "weekEditor.nutrients.product", message: "Product" })}
        unknown={t({
          id: "weekEditor.nutrients.unknown",
          message: "Not in the catalogue yet. We'll save the name as you typed it.",
        })}
      />
    </div>
  );
}
