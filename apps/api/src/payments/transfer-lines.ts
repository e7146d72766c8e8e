import type { Schema } from "@grow/contract";
import type { InvoiceFormats } from "./invoice-formats.ts";

type Payable = Pick<Schema<"Invoice">, "number" | "price" | "due_date" | "item_transfer">;

/** How to pay an open invoice: a name and a value per line; the details that an operator adds have no name. */
export function transferLines(
  { number, price, due_date, item_transfer }: Payable,
  { words, money, day }: InvoiceFormats,
): { readonly name: string; readonly value: string }[] {
  const { payee = "", iban = null, bic = null, text = "" } = item_transfer ?? {};
  const lines = [
    { name: words.amount, value: money(price.amount, price.currency) },
    { name: words.due, value: day(due_date) },
    { name: words.payee, value: payee },
    { name: "IBAN", value: inGroups(iban ?? "") },
    { name: "BIC", value: bic ?? "" },
    { name: words.reference, value: number },
    ...text.split("\n").map((value) => ({ name: "", value })),
  ];
  return lines.filter(({ value }) => value !== "");
}

/** "AT61 1904 3002 3457 3201": as it is printed on paper (ISO 13616). */
const inGroups = (iban: string) => iban.replace(/(.{4})(?=.)/g, "$1 ");
