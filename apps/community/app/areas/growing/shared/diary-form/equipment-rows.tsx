import type { EquipmentCategory } from "@grow/domain";
import { IconButton, useHydrated } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { FormErrors } from "../../../../shared/form-errors.ts";
import { ProductField } from "../../../../shared/product-field.tsx";
import { type EquipmentRow, MOST_ROWS } from "./diary-form.ts";
import { EquipmentPicker } from "./equipment-picker.tsx";
import styles from "./equipment-rows.module.css";
import { equipmentWord } from "./equipment-words.ts";
import { type KeyedRow, useEquipmentRows } from "./use-equipment-rows.ts";

interface EquipmentRowsProps {
  /** Null for a diary that is yet to be started. */
  diaryId: number | null;
  rows: readonly EquipmentRow[];
  errors: FormErrors["fields"];
  /** Something that is sent has changed without being typed. */
  onChange: () => void;
}

/** The equipment of a diary: one field per thing, from the catalogue or typed. */
export function EquipmentRows({ diaryId, rows: given, errors, onChange }: EquipmentRowsProps) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  const { rows, add, use, remove, counts, has, look } = useEquipmentRows(given, list);
  useEffect(() => {
    if (rows) onChange();
  }, [rows, onChange]);
  return (
    <>
      <ul className={styles.rows} ref={list} onInput={look}>
        {rows.map((row, index) => (
          <li key={row.key} className={styles.row}>
            <ThingField
              row={row}
              index={index}
              error={errors[`items_equip.${index}`] ?? errors[`items_equip.${index}.name`]}
              onChange={() => {
                look();
                onChange();
              }}
            />
            {hydrated ? (
              <IconButton
                icon={X}
                label={t({ id: "diaryEditor.equip.remove", message: "Remove" })}
                onClick={() => remove(row.key)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <EquipmentPicker
        diaryId={diaryId}
        counts={counts}
        isFull={rows.length >= MOST_ROWS}
        has={has}
        onAdd={add}
        onUse={use}
      />
    </>
  );
}

interface ThingFieldProps {
  row: KeyedRow;
  index: number;
  error: string | undefined;
  onChange: () => void;
}

function ThingField({ row, index, error, onChange }: ThingFieldProps) {
  const { i18n, t } = useLingui();
  const name = `equip.${index}`;
  return (
    <div className={styles.field}>
      <input type="hidden" name={`${name}.category`} value={row.category satisfies EquipmentCategory} />
      <input type="hidden" name={`${name}.id`} value={row.id} />
      <input type="hidden" name={`${name}.brand_id`} value={row.brand_id} />
      <input type="hidden" name={`${name}.was`} value={row.was} />
      <ProductField
        name={name}
        category={row.category}
        label={equipmentWord(i18n, row.category)}
        row={row}
        error={error}
        onChoose={onChange}
        unknown={t({
          id: "diaryEditor.equip.unknown",
          message: "Not in the catalogue yet. We'll save the name as you typed it.",
        })}
      />
    </div>
  );
}
