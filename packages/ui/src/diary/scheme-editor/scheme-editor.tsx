import { ArrowRightToLine, Copy, Eraser, TrendingUp } from "lucide-react";
import { type ClipboardEvent, type CSSProperties, type KeyboardEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../foundation/button/button.tsx";
import { cx } from "../../foundation/class-names.ts";
import { useHydrated } from "../../foundation/hydration.ts";
import { doseGround, type WeekColumn } from "../week-table/stages.ts";
import { WeekHeads } from "../week-table/week-heads.tsx";
import { WeekPicker } from "../week-table/week-picker.tsx";
import table from "../week-table/week-table.module.css";
import styles from "./scheme-editor.module.css";
import {
  cellAfter,
  clearWeek,
  copyWeek,
  fillRight,
  pasteBlock,
  rampBetween,
  type SchemeCell,
  type SchemeGrid,
  setDose,
} from "./scheme-grid.ts";

/** The editor's texts. */
export interface SchemeEditorText {
  fillRight: string;
  rampBetween: string;
  copyWeek: string;
  clearWeek: string;
  /** Accessible name of the buttons of the weeks on phones: "Choose a week". */
  chooseWeek: string;
  /** Accessible name of a cell: "Base A, week 8". */
  cell: (product: string, week: string) => string;
  /** After a paste: "3 cells were no dose and were left out". */
  refused: (count: number) => string;
  /** Keyboard shortcuts, below the grid. */
  hint?: string | undefined;
}

export interface SchemeEditorProps {
  /** Accessible name: "Coco, drip: doses by week". */
  label: string;
  /** Head of the product column, with the unit: "Product, ml/l". */
  corner: string;
  weeks: readonly WeekColumn[];
  products: readonly { key: string | number; name: string }[];
  /** One row per product, one dose per week. */
  doses: SchemeGrid;
  onDoses: (doses: SchemeGrid) => void;
  /** Index of the week that is edited; on phones the only one in view. */
  week: number;
  onWeek: (week: number) => void;
  /** Formats a dose in the page's language. */
  format: (dose: number) => string;
  /** Parses a dose with decimal comma or point; null for empty text, undefined for invalid text. */
  parse: (text: string) => number | null | undefined;
  /** Form field name of a cell, so that typed text is submitted with the form. */
  fieldName?: ((product: string | number, week: string | number) => string) | undefined;
  text: SchemeEditorText;
}

/**
 * A feeding chart as a grid of inputs; on phones those of one week at a time. Arrow keys move, Enter moves down, Ctrl and an arrow copy the dose, and a spreadsheet block
 * can be pasted. Invalid text stays as typed and is marked.
 */
export function SchemeEditor(props: SchemeEditorProps) {
  const { label, corner, weeks, products, doses, onDoses, onWeek, format, parse, fieldName, text } = props;
  const hydrated = useHydrated();
  const grid = useRef<HTMLTableElement>(null);
  const status = useId();
  const [row, setRow] = useState(0);
  // Its row or week may have been removed since.
  const cell = {
    row: Math.min(row, Math.max(0, products.length - 1)),
    week: Math.min(props.week, Math.max(0, weeks.length - 1)),
  };
  const setCell = (to: SchemeCell) => {
    setRow(to.row);
    onWeek(to.week);
  };
  // Text that is not a dose (yet): "1." on the way to "1.5".
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [refused, setRefused] = useState(0);
  const greatest = Math.max(0, ...doses.flatMap((row) => row.map((dose) => dose ?? 0)));
  const key = ({ row, week }: SchemeCell) => `${row}/${week}`;

  const change = (next: SchemeGrid) => {
    // Invalid text stays for correction, unless the cell was just filled.
    const stays = ([place, written]: [string, string]) => {
      const [row = 0, week = 0] = place.split("/").map(Number);
      return parse(written.trim()) === undefined && next[row]?.[week] === doses[row]?.[week];
    };
    setTyped(Object.fromEntries(Object.entries(typed).filter(stays)));
    setRefused(0);
    onDoses(next);
  };
  const go = (to: SchemeCell) => {
    // Phones show the cells of one week only.
    flushSync(() => setCell(to));
    const input = grid.current?.tBodies[0]?.rows[to.row]?.querySelectorAll("input")[to.week];
    input?.focus();
    input?.select();
  };
  const onType = (at: SchemeCell, value: string) => {
    setTyped({ ...typed, [key(at)]: value });
    const dose = parse(value.trim());
    if (dose !== undefined) onDoses(setDose(doses, at, dose));
  };
  const onKeyDown = (at: SchemeCell, event: KeyboardEvent<HTMLInputElement>) => {
    const { key: pressed, currentTarget: input } = event;
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const to = cellAfter(pressed, at, products.length, weeks.length);
    // Enter must not submit the form, not even in the last row.
    if (pressed === "Enter") event.preventDefault();
    if (!to) return;
    const isAll = input.selectionEnd === input.value.length && input.selectionStart === 0;
    // Inside a number an arrow key moves the caret, as in every field.
    if (!event.ctrlKey && pressed === "ArrowLeft" && !isAll && input.selectionStart !== 0) return;
    if (!event.ctrlKey && pressed === "ArrowRight" && !isAll && input.selectionEnd !== input.value.length)
      return;
    event.preventDefault();
    if (event.ctrlKey) change(setDose(doses, to, doses[at.row]?.[at.week] ?? null));
    go(to);
  };
  const onPaste = (at: SchemeCell, event: ClipboardEvent) => {
    const block = event.clipboardData.getData("text");
    if (!/[\t\n]/.test(block.trim())) return;
    event.preventDefault();
    const pasted = pasteBlock(doses, at, block, parse);
    change(pasted.grid);
    setRefused(pasted.refused);
  };

  const tools = [
    { label: text.fillRight, icon: ArrowRightToLine, act: () => fillRight(doses, cell) },
    { label: text.rampBetween, icon: TrendingUp, act: () => rampBetween(doses, cell) },
    { label: text.copyWeek, icon: Copy, act: () => copyWeek(doses, cell.week) },
    { label: text.clearWeek, icon: Eraser, act: () => clearWeek(doses, cell.week) },
  ];
  const product = products[cell.row];
  const week = weeks[cell.week];

  return (
    <div>
      <div className={styles.tools}>
        <span className={styles.place}>{product && week ? text.cell(product.name, week.name) : null}</span>
        {tools.map((tool) => (
          <Button
            key={tool.label}
            look="outline"
            size="small"
            icon={tool.icon}
            disabled={!hydrated}
            onClick={() => change(tool.act())}
          >
            {tool.label}
          </Button>
        ))}
      </div>
      <div className={styles.weeks}>
        <WeekPicker label={text.chooseWeek} weeks={weeks} chosen={cell.week} onChoose={onWeek} />
      </div>
      <section className={table.scroll} aria-label={label}>
        <table
          ref={grid}
          className={cx(table.table, styles.grid, hydrated && styles.byWeek)}
          aria-label={label}
        >
          <WeekHeads corner={corner} weeks={weeks} />
          <tbody>
            {products.map((row, rowIndex) => (
              <tr key={row.key}>
                <th scope="row">{row.name}</th>
                {weeks.map((one, weekIndex) => {
                  const at = { row: rowIndex, week: weekIndex };
                  const dose = doses[rowIndex]?.[weekIndex] ?? null;
                  const value = typed[key(at)] ?? (dose === null ? "" : format(dose));
                  const isInvalid = parse(value.trim()) === undefined;
                  const ground = dose ? { "--d": `${doseGround(dose, greatest)}%` } : undefined;
                  return (
                    <td
                      key={one.id}
                      data-phase={one.phase}
                      className={cx(ground && styles.dose, weekIndex === cell.week && styles.chosen)}
                      style={ground as CSSProperties | undefined}
                    >
                      <input
                        value={value}
                        name={fieldName?.(row.key, one.id)}
                        inputMode="decimal"
                        autoComplete="off"
                        readOnly={!hydrated}
                        aria-label={text.cell(row.name, one.name)}
                        aria-invalid={isInvalid || undefined}
                        aria-describedby={status}
                        onFocus={(event) => {
                          setCell(at);
                          event.currentTarget.select();
                        }}
                        onBlur={() => {
                          // A valid dose is reformatted; invalid text stays for correction.
                          if (isInvalid) return;
                          const { [key(at)]: _done, ...rest } = typed;
                          setTyped(rest);
                        }}
                        onChange={(event) => onType(at, event.currentTarget.value)}
                        onKeyDown={(event) => onKeyDown(at, event)}
                        onPaste={(event) => onPaste(at, event)}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p id={status} role="status" className={styles.status}>
        {refused > 0 ? text.refused(refused) : null}
      </p>
      {text.hint ? <p className={styles.hint}>{text.hint}</p> : null}
    </div>
  );
}
