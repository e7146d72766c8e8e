import type { Schema } from "@grow/contract";
import { CsvButton, type TableColumn } from "@grow/ui/chart";
import { Button, useHydrated } from "@grow/ui/foundation";
import { SelectField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Minus, Plus, Printer } from "lucide-react";
import { csvRows, type DoseRow, type EditedScheme, withoutEmptyRows, withWeek } from "../scheme-form.ts";
import styles from "./grid-actions.module.css";

interface GridActionsProps {
  scheme: EditedScheme;
  /** Products that are not in the grid. */
  free: readonly Schema<"DosedProduct">[];
  productName: (id: number) => string;
  /** The name of a week by its place: "Flowering 3". */
  weekName: (index: number) => string;
  onChange: (next: Partial<EditedScheme>) => void;
}

/** Adds and removes rows and weeks of the grid, and takes it to paper or a spreadsheet. */
export function GridActions({ scheme, free, productName, weekName, onChange }: GridActionsProps) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const { weeks, rows, doses } = scheme;
  const columns: TableColumn<DoseRow>[] = [
    {
      key: "product",
      header: t({ id: "scheme.csv.product", message: "Product, ml/l" }),
      cell: ({ id }) => productName(id),
      value: ({ id }) => productName(id),
    },
    ...weeks.map(({ key }, index) => ({
      key: String(key),
      header: weekName(index),
      cell: (row: DoseRow) => row.doses[index],
      value: (row: DoseRow) => row.doses[index],
    })),
  ];
  return (
    <div className={styles.actions}>
      {free.length > 0 ? (
        <SelectField
          label={t({ id: "scheme.addProduct", message: "Add product" })}
          key={rows.length}
          disabled={!isHydrated}
          defaultValue=""
          onChange={(event) => {
            const id = Number(event.currentTarget.value);
            onChange({ rows: [...rows, id], doses: [...doses, weeks.map(() => null)] });
          }}
        >
          <option value="">–</option>
          {free.map((product) => (
            <option key={product.id} value={product.id}>
              {product.name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <Button
        look="outline"
        size="small"
        icon={Plus}
        disabled={!isHydrated || weeks.length >= 60}
        onClick={() => onChange(withWeek(scheme))}
      >
        <Trans id="scheme.addWeek">Add week</Trans>
      </Button>
      <Button
        look="outline"
        size="small"
        icon={Minus}
        disabled={!isHydrated || weeks.length < 2}
        onClick={() => onChange({ weeks: weeks.slice(0, -1), doses: doses.map((row) => row.slice(0, -1)) })}
      >
        <Trans id="scheme.removeWeek">Remove last week</Trans>
      </Button>
      <Button
        look="outline"
        size="small"
        disabled={!isHydrated}
        onClick={() => onChange(withoutEmptyRows(scheme))}
      >
        <Trans id="scheme.dropEmpty">Remove empty rows</Trans>
      </Button>
      <Button look="outline" size="small" icon={Printer} disabled={!isHydrated} onClick={() => print()}>
        <Trans id="scheme.print">Print</Trans>
      </Button>
      <CsvButton
        fileName="feeding-chart"
        label={t({ id: "scheme.csv", message: "Export CSV" })}
        columns={columns}
        rows={csvRows(scheme)}
      />
    </div>
  );
}
