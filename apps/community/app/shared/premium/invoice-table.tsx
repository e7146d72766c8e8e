import "./locales/catalog.ts";
import type { Schema } from "@grow/contract";
import { useFormats } from "@grow/i18n/react";
import { DataTable } from "@grow/ui/chart";
import { TextLink } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { useInvoiceStates } from "./use-invoice-states.ts";

/** A member's invoices with their files. */
export function InvoiceTable({ invoices }: { invoices: readonly Schema<"Invoice">[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const states = useInvoiceStates();
  return (
    <DataTable
      label={t({ id: "premium.invoices", message: "Invoices" })}
      sortable
      csv={{ fileName: "invoices", label: t({ id: "premium.csv", message: "Export CSV" }) }}
      rows={invoices}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "number",
          header: t({ id: "premium.number", message: "Number" }),
          cell: (row) => (
            <TextLink href={row.url ?? ""} download>
              {row.number}
            </TextLink>
          ),
          value: (row) => row.number,
        },
        {
          key: "date",
          header: t({ id: "premium.date", message: "Date" }),
          nowrap: true,
          cell: (row) => formats.date(row.add_date),
          value: (row) => row.add_date,
        },
        {
          key: "amount",
          header: t({ id: "premium.amount", message: "Amount" }),
          numeric: true,
          cell: (row) => formats.money(row.price),
          value: (row) => row.price.amount / 100,
        },
        {
          key: "state",
          header: t({ id: "premium.state", message: "Status" }),
          cell: (row) => states[row.state],
          value: (row) => states[row.state],
        },
      ]}
    />
  );
}
