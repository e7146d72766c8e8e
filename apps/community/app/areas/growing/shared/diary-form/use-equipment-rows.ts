import type { EquipmentCategory } from "@grow/domain";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { UsedThing } from "../../resources/used-equipment/view.ts";
import { type EquipmentRow, emptyRow } from "./diary-form.ts";

/** A row that keeps its key, and with it what is typed, while others come and go. */
export interface KeyedRow extends EquipmentRow {
  readonly key: number;
}

/** A thing as the fields of a row say it. */
interface Said {
  readonly category: string;
  readonly name: string;
  readonly product_id: string;
}

interface EquipmentRowsState {
  readonly rows: readonly KeyedRow[];
  readonly add: (category: EquipmentCategory) => void;
  /** Puts a thing into the first row of each of its kinds that is empty, or into one of its own. */
  readonly use: (thing: UsedThing) => void;
  readonly remove: (key: number) => void;
  /** How many things of each kind the fields name. */
  readonly counts: Partial<Record<EquipmentCategory, number>>;
  readonly has: (thing: UsedThing) => boolean;
  /** The fields say something else. */
  readonly look: () => void;
}

/** The rows of a form's equipment, whose fields keep for themselves what is typed into them. */
export function useEquipmentRows(
  given: readonly EquipmentRow[],
  list: RefObject<HTMLUListElement>,
): EquipmentRowsState {
  const [rows, setRows] = useState<readonly KeyedRow[]>(() => given.map((row, key) => ({ ...row, key })));
  const next = useRef(given.length);
  const [newest, setNewest] = useState<number | null>(null);
  // Focuses an added row.
  useEffect(() => {
    if (newest !== null)
      list.current?.querySelector<HTMLInputElement>("li:last-child input:not([type=hidden])")?.focus();
  }, [newest, list]);

  const [said, setSaid] = useState<readonly Said[]>(given);
  const look = useCallback(() => {
    const now = read(list.current);
    setSaid((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
  }, [list]);
  useEffect(() => {
    if (rows) look();
  }, [rows, look]);

  const counts: Partial<Record<string, number>> = {};
  for (const { category, name } of said) {
    if (name.trim() !== "") counts[category] = (counts[category] ?? 0) + 1;
  }
  return {
    rows,
    add: (category) => {
      const key = next.current;
      next.current += 1;
      setRows([...rows, { ...emptyRow(category), key }]);
      setNewest(key);
    },
    use: ({ categories, name, product_id }) => {
      const now = read(list.current);
      const all = [...rows];
      for (const category of categories) {
        if (now.some((one) => isSame(one, { category, name, product_id }))) continue;
        const row = { ...emptyRow(category), name, product_id, key: next.current };
        next.current += 1;
        const empty = now.findIndex((one) => one.category === category && one.name.trim() === "");
        all.splice(empty < 0 ? all.length : empty, empty < 0 ? 0 : 1, row);
      }
      setRows(all);
    },
    remove: (key) => setRows(rows.filter((row) => row.key !== key)),
    counts,
    has: ({ categories, ...thing }) =>
      categories.every((category) => said.some((one) => isSame(one, { ...thing, category }))),
    look,
  };
}

function isSame(one: Said, other: Said): boolean {
  if (one.category !== other.category) return false;
  if (one.product_id !== "" && one.product_id === other.product_id) return true;
  return one.name.trim().toLowerCase() === other.name.trim().toLowerCase();
}

function read(list: HTMLUListElement | null): Said[] {
  const rows = [...(list?.children ?? [])];
  return rows.map((row) => {
    const field = (name: string) =>
      row.querySelector<HTMLInputElement>(`input[name$=".${name}"]`)?.value ?? "";
    return { category: field("category"), name: field("name"), product_id: field("product_id") };
  });
}
