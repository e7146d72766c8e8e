import { Download } from "lucide-react";
import { Button } from "../../foundation/button/button.tsx";
import { useHydrated } from "../../foundation/hydration.ts";
import type { TableColumn } from "./table-column.ts";

export interface CsvButtonProps<Row> {
  /** Without extension. */
  fileName: string;
  label: string;
  /** Those with a `value` are in the file. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
}

/** Downloads rows as a CSV file. Disabled until scripts run. */
export function CsvButton<Row>({ fileName, label, columns, rows }: CsvButtonProps<Row>) {
  const hydrated = useHydrated();
  const download = async () => {
    const { downloadRows } = await import("./download-rows.ts");
    downloadRows(`${fileName}.csv`, columns, rows);
  };
  return (
    <Button look="outline" size="small" icon={Download} disabled={!hydrated} onClick={download}>
      {label}
    </Button>
  );
}
