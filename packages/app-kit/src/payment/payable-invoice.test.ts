import type { Schema } from "@grow/contract";
import { expect, it } from "vitest";
import { payableOf } from "./payable-invoice.ts";

const invoice = (id: number, state: "open" | "paid", is_transfer = true) =>
  ({ id, state, is_transfer }) as Schema<"Invoice">;

it("payableOf is the invoice that was just ordered, else the newest open one that waits for a transfer", () => {
  const invoices = [invoice(5, "open", false), invoice(4, "open"), invoice(3, "open"), invoice(2, "paid")];
  expect(payableOf(invoices, 3)).toMatchObject({ payable: { id: 3 }, isNew: true });
  expect(payableOf(invoices, 5)).toMatchObject({ payable: { id: 5 }, isNew: true });
  expect(payableOf(invoices, 2)).toMatchObject({ payable: { id: 4 }, isNew: false });
  expect(payableOf(invoices, Number.NaN)).toMatchObject({ payable: { id: 4 }, isNew: false });
  expect(payableOf([invoice(5, "open", false)], 9)).toEqual({ payable: null, isNew: false });
});
