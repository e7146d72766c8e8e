import "./locales/catalog.ts";
import type { Schema } from "@grow/contract";
import { useLingui } from "@lingui/react/macro";

/** The name of each state of an invoice. */
export function useInvoiceStates(): Record<Schema<"InvoiceState">, string> {
  const { t } = useLingui();
  return {
    open: t({ id: "premium.open", message: "Open" }),
    paid: t({ id: "premium.paid", message: "Paid" }),
    refunded: t({ id: "premium.refunded", message: "Refunded" }),
    void: t({ id: "premium.void", message: "Cancelled" }),
  };
}
