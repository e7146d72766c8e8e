import { useInvoiceStates } from "@grow/app-kit/payment/use-invoice-states.ts";
import type { Schema } from "@grow/contract";
import { useFormats } from "@grow/i18n/react";
import { DataTable } from "@grow/ui/chart";
import { Button, Cluster, Note, Page, Stack } from "@grow/ui/foundation";
import { Tabs } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { invoiceDesk } from "../../paths.ts";
import styles from "./screen.module.css";

type State = Schema<"InvoiceState">;

/** Invoices by state; staff confirms what was paid. Works without script. */
export function InvoicesScreen({
  state,
  invoices,
  changed,
}: {
  state: State;
  invoices: readonly Schema<"Invoice">[];
  /** The number of an invoice that somebody else changed first; null for none. */
  changed: string | null;
}) {
  const { t } = useLingui();
  const formats = useFormats();
  const title = t({ id: "invoiceDesk.head", message: "Invoices" });
  const states = useInvoiceStates();
  const next: Record<State, readonly (readonly [State, string])[]> = {
    open: [
      ["paid", t({ id: "invoiceDesk.confirm", message: "Mark as paid" })],
      ["void", t({ id: "invoiceDesk.cancel", message: "Cancel invoice" })],
    ],
    paid: [["refunded", t({ id: "invoiceDesk.refund", message: "Mark as refunded" })]],
    refunded: [],
    void: [],
  };
  return (
    <Page className={styles.screen}>
      <Stack gap={5}>
        <h1>{title}</h1>
        {changed === null ? null : (
          <Note tone="bad" urgent>
            <Trans id="invoiceDesk.changed">
              {changed} was already paid or cancelled. We changed nothing.
            </Trans>
          </Note>
        )}
        <Tabs
          label={title}
          tabs={(["open", "paid", "refunded", "void"] as const).map((one) => ({
            href: invoiceDesk(one),
            label: states[one],
            current: one === state,
          }))}
        />
        {invoices.length === 0 ? (
          <p>
            <Trans id="invoiceDesk.none">All caught up.</Trans>
          </p>
        ) : (
          <DataTable
            label={title}
            rows={invoices}
            rowKey={(row) => row.id}
            csv={{ fileName: "invoices", label: t({ id: "invoiceDesk.csv", message: "Export CSV" }) }}
            columns={[
              {
                key: "number",
                header: t({ id: "invoiceDesk.number", message: "Number" }),
                cell: (row) => (
                  <a href={row.url ?? ""} download>
                    {row.number}
                  </a>
                ),
                value: (row) => row.number,
              },
              {
                key: "for",
                header: t({ id: "invoiceDesk.for", message: "For" }),
                cell: (row) => row.item_brand?.name ?? row.item_user?.name ?? "–",
                value: (row) => row.item_brand?.name ?? row.item_user?.name ?? "",
              },
              {
                key: "plan",
                header: t({ id: "invoiceDesk.plan", message: "Plan" }),
                cell: (row) => row.title,
                value: (row) => row.title,
              },
              {
                key: "amount",
                header: t({ id: "invoiceDesk.amount", message: "Amount" }),
                numeric: true,
                cell: (row) => formats.money(row.price),
                value: (row) => `${(row.price.amount / 100).toFixed(2)} ${row.price.currency}`,
              },
              {
                key: "date",
                header: t({ id: "invoiceDesk.date", message: "Date" }),
                cell: (row) => formats.date(row.add_date),
                value: (row) => row.add_date,
              },
              {
                key: "next",
                header: t({ id: "invoiceDesk.next", message: "Payment" }),
                cell: (row) => (
                  <Cluster>
                    {next[row.state].map(([to, label]) => (
                      <Form key={to} method="post">
                        <input type="hidden" name="id" value={row.id} />
                        <input type="hidden" name="state" value={to} />
                        <Button type="submit" size="small" look="outline">
                          {label}
                        </Button>
                      </Form>
                    ))}
                  </Cluster>
                ),
              },
            ]}
          />
        )}
      </Stack>
    </Page>
  );
}
