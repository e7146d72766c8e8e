import { EQUIPMENT_CATEGORIES, type EquipmentCategory } from "@grow/domain";
import { Button, Combobox, IconButton, SelectField, useHydrated } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { FormErrors } from "../../../shared/form-errors.ts";
import { useProductSearch } from "../../../shared/use-product-search.ts";
import { type EquipmentRow, emptyRow, MOST_ROWS } from "./diary-form.ts";
import styles from "./equipment-rows.module.css";
import { equipmentWord } from "./equipment-words.ts";

interface Row extends EquipmentRow {
  /** Stays with a row while others come and go. */
  key: number;
}

/** What the diary is grown with: one field for each thing, found in the catalogue or just typed. */
export function EquipmentRows({
  rows: given,
  errors,
  onChange,
}: {
  rows: readonly EquipmentRow[];
  errors: FormErrors["fields"];
  /** A row came or went. */
  onChange: () => void;
}) {
  const { i18n, t } = useLingui();
  const hydrated = useHydrated();
  const [rows, setRows] = useState<readonly Row[]>(() => given.map((row, key) => ({ ...row, key })));
  const nextKey = useRef(given.length);
  const kind = useRef<HTMLSelectElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // Whoever adds a row goes on in it.
  const [newest, setNewest] = useState<number | null>(null);
  useEffect(() => {
    if (newest !== null)
      list.current?.querySelector<HTMLInputElement>("li:last-child input:not([type=hidden])")?.focus();
  }, [newest]);

  const add = () => {
    const category = EQUIPMENT_CATEGORIES.find((known) => known === kind.current?.value) ?? "other";
    const key = nextKey.current;
    nextKey.current += 1;
    setRows((before) => [...before, { ...emptyRow(category), key }]);
    setNewest(key);
  };
  useEffect(onChange, [rows.length]);
  return (
    <>
      <ul className={styles.rows} ref={list}>
        {rows.map((row, index) => (
          <li key={row.key} className={styles.row}>
            <ThingField
              row={row}
              index={index}
              error={errors[`items_equip.${index}`] ?? errors[`items_equip.${index}.name`]}
              onChange={onChange}
            />
            {hydrated ? (
              <IconButton
                icon={X}
                label={t({ id: "diaryEditor.equip.remove", message: "Take this row away" })}
                onClick={() => setRows((before) => before.filter(({ key }) => key !== row.key))}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <SelectField
          ref={kind}
          label={t({ id: "diaryEditor.equip.more", message: "One more" })}
          defaultValue="nutrient"
          disabled={!hydrated}
        >
          {EQUIPMENT_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {equipmentWord(i18n, category)}
            </option>
          ))}
        </SelectField>
        <Button look="outline" icon={Plus} onClick={add} disabled={!hydrated || rows.length >= MOST_ROWS}>
          <Trans id="diaryEditor.equip.add">Add</Trans>
        </Button>
      </div>
    </>
  );
}

interface ThingFieldProps {
  row: Row;
  index: number;
  error: string | undefined;
  onChange: () => void;
}

function ThingField({ row, index, error, onChange }: ThingFieldProps) {
  const { i18n, t } = useLingui();
  const { options, loading, search } = useProductSearch(row.category);
  const name = `equip.${index}`;
  return (
    <div className={styles.field}>
      <input type="hidden" name={`${name}.category`} value={row.category satisfies EquipmentCategory} />
      <input type="hidden" name={`${name}.id`} value={row.id} />
      <input type="hidden" name={`${name}.brand_id`} value={row.brand_id} />
      <input type="hidden" name={`${name}.was`} value={row.was} />
      <Combobox
        label={equipmentWord(i18n, row.category)}
        optional
        error={error}
        name={`${name}.name`}
        idName={`${name}.product_id`}
        defaultText={row.name}
        defaultId={row.product_id}
        options={options}
        loading={loading}
        onSearch={search}
        onChoose={onChange}
        noResults={t({
          id: "diaryEditor.equip.unknown",
          message: "Not in the catalogue yet. The name is kept as you typed it.",
        })}
      />
    </div>
  );
}
