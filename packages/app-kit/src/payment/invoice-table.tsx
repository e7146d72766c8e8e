import "./locales/catalog.ts";
import type { Schema } from "@grow/contract";
import { useFormats } from "@grow/i18n/react";
import { DataTable } from "@grow/ui/chart";
import { Badge, type BadgeProps, TextLink } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { useInvoiceStates } from "./use-invoice-states.ts";

const TONES: Record<Schema<"InvoiceState">, BadgeProps["tone"]> = {
  open: "warn",
  paid: "good",
  refunded: "plain",
  void: "plain",
};

/** Invoices with their files. */
export function InvoiceTable({ invoices }: { invoices: readonly Schema<"Invoice">[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const states = useInvoiceStates();
  return (
    <DataTable
      label={t({ id: "payment.invoices", message: "Invoices" })}
      sortable
      csv={{ fileName: "invoices", label: t({ id: "payment.csv", message: "Export CSV" }) }}
      rows={invoices}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "number",
          header: t({ id: "payment.number", message: "Number" }),
          cell: (row) =>
            row.url ? (
              <TextLink href={row.url} download>
                {row.number}
              </TextLink>
            ) : (
              row.number
            ),
          value: (row) => row.number,
        },
        {
          key: "date",
          header: t({ id: "payment.date", message: "Date" }),
          nowrap: true,
          cell: (row) => formats.date(row.add_date),
          value: (row) => row.add_date,
        },
        {
          key: "amount",
          header: t({ id: "payment.amount", message: "Amount" }),
          numeric: true,
          cell: (row) => formats.money(row.price),
          value: (row) => row.price.amount / 100,
        },
        {
          key: "state",
          header: t({ id: "payment.state", message: "Status" }),
          cell: (row) => <Badge tone={TONES[row.state]}>{states[row.state]}</Badge>,
          value: (row) => states[row.state],
        },
      ]}
    />
  );
}
