import type { Schema } from "@grow/contract";

interface Payable {
  /** The open invoice that was just ordered, or the newest one. */
  readonly payable: Schema<"Invoice"> | null;
  /** Whether it was just ordered. */
  readonly isNew: boolean;
}

/**
 * The invoice that a page of plans says how to pay.
 *
 * @param invoices - the newest first
 * @param orderedId - invoice of the order that led to the page; NaN without one
 */
export function payableOf(invoices: readonly Schema<"Invoice">[], orderedId: number): Payable {
  const open = invoices.filter(({ state }) => state === "open");
  const ordered = open.find(({ id }) => id === orderedId);
  // A card payment that was given up is no debt.
  const payable = ordered ?? open.find(({ is_transfer }) => is_transfer) ?? null;
  return { payable, isNew: ordered !== undefined };
}
