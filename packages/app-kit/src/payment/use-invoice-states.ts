import "./locales/catalog.ts";
import type { Schema } from "@grow/contract";
import { useLingui } from "@lingui/react/macro";

/** The name of each state of an invoice. */
export function useInvoiceStates(): Record<Schema<"InvoiceState">, string> {
  const { t } = useLingui();
  return {
    open: t({ id: "payment.state.open", message: "Open" }),
    paid: t({ id: "payment.state.paid", message: "Paid" }),
    refunded: t({ id: "payment.state.refunded", message: "Refunded" }),
    void: t({ id: "payment.state.void", message: "Cancelled" }),
  };
}
